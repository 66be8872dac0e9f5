verb-shout = Krzyknij
move-shout = krzyknij
event-shout = { $seat } krzyczy i przejmuje ruch.
    .you = Krzyczysz i przejmujesz ruch.
refusal-nothing_to_shout_at = W tej turze nikt nie stoi na skarbie. Zachowaj ciszę.
