"""The language of a PDF file, which matplotlib does not write."""

from __future__ import annotations

import re

CATALOG = re.compile(rb"(\d+) 0 obj\s*<< /Type /Catalog(.*?)>>\s*endobj", re.DOTALL)
TRAILER = re.compile(rb"trailer\s*<<(.*?)>>\s*startxref\s*(\d+)\s*%%EOF\s*$", re.DOTALL)


def with_language(pdf: bytes, lang: str) -> bytes:
    """The file with its language in the catalogue, as an update behind its end (ISO 32000-1, 7.5.6 and 14.9.2).

    ValueError if it is no file as matplotlib writes it.
    """
    catalog, trailer = CATALOG.search(pdf), TRAILER.search(pdf)
    if not catalog or not trailer:
        raise ValueError("no catalogue or no trailer in this PDF file")
    number, entries = int(catalog[1]), catalog[2].rstrip()
    object_at = len(pdf)
    update = b"%d 0 obj\n<< /Type /Catalog%s /Lang (%s) /ViewerPreferences << /DisplayDocTitle true >> >>\nendobj\n"
    update %= (number, entries, lang.encode("ascii"))
    table_at = object_at + len(update)
    table = b"xref\n%d 1\n%010d 00000 n \n" % (number, object_at)
    end = b"trailer\n<<%s /Prev %s >>\nstartxref\n%d\n%%%%EOF\n" % (trailer[1].rstrip(), trailer[2], table_at)
    return pdf + update + table + end
