"""A drawn picture with its alternative text and its table: shown in a notebook, or saved to a file."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from figures.scene import Table

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS = ("png", "svg", "pdf")
TABLE_STYLE = "<style>table.gk-data :is(th, td) { text-align: start !important }</style>"  # Jupyter sets them right


class Picture(NamedTuple):
    """A matplotlib figure, what it shows in words and as a table, and the language of these."""

    figure: Figure
    title: str
    alt: str
    table: Table
    lang: str = ""

    def png(self) -> bytes:
        """The picture as PNG data."""
        file = BytesIO()
        self.figure.savefig(file, format="png", metadata=_metadata(self, "png"))
        return file.getvalue()

    def _repr_html_(self) -> str:
        image = b64encode(self.png()).decode("ascii")
        lang = f' lang="{escape(self.lang)}"' if self.lang else ""
        style = "max-width:100%;height:auto"
        return (
            f'<figure{lang} style="margin:0"><img style="{style}" alt="{escape(self.alt)}" '
            f'src="data:image/png;base64,{image}"><details><summary>{escape(self.table.caption)}</summary>'
            f"{html_table(self.table)}</details></figure>"
        )


def html_table(table: Table) -> str:
    """The table as HTML, with header cells for columns and rows; words begin below each other in a notebook, too."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.headers)
    caption = f"<caption>{escape(table.caption)}</caption>"
    rows = f"<thead><tr>{head}</tr></thead><tbody>{_body(table)}</tbody>"
    return f'{TABLE_STYLE}<table class="gk-data">{caption}{rows}</table>'


def _body(table: Table) -> str:
    rows = []
    for first, *cells in table.rows:
        row = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f'<tr><th scope="row">{escape(first)}</th>{row}</tr>')
    return "".join(rows)


def save(picture: Picture, path: str | Path) -> Path:
    """Write the picture as PNG, SVG or PDF, by the ending of the path; its words go into the file. Returns the path.

    ValueError if the ending is another one.
    """
    target = Path(path)
    ending = target.suffix.lower().removeprefix(".")
    if ending not in FORMATS:
        raise ValueError(f"no format {ending!r}; there are: {', '.join(FORMATS)}")
    from matplotlib import rc_context

    with rc_context({"svg.hashsalt": "figures"}):  # else the names inside an SVG are other ones every time
        picture.figure.savefig(target, format=ending, metadata=_metadata(picture, ending))
    return target


def _metadata(picture: Picture, ending: str) -> dict[str, str | None]:
    """Title and description in the words of the format, and no date: the same picture makes the same file."""
    title, alt = picture.title, picture.alt
    words: dict[str, dict[str, str | None]] = {
        "png": {"Title": title, "Description": alt},
        "svg": {"Title": title, "Description": alt, "Date": None},
        "pdf": {"Title": title, "Subject": alt, "CreationDate": None},
    }
    return words[ending]
