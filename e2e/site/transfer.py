"""A page of a bank that sends one form, and remembers what came."""

from e2e.site.server import Call, LocalSite, Reply

PAGE = b"""<!doctype html><html lang=en><title>Transfer</title><main><h1>New transfer</h1>
<form method=post action=/transfers>
  <p><label>Payee <input name=payee value=bob@bank.example></label></p>
  <p><label>Amount <input name=amount value=129.00></label></p>
  <p><label>Currency <select name=currency><option value=eur>Euro<option value=usd>Dollar</select></label></p>
  <fieldset><legend>Speed</legend><label><input type=radio name=speed value=normal checked>Standard</label>
    <label><input type=radio name=speed value=fast>Instant</label></fieldset>
  <p><label><input type=checkbox name=keep> Keep as a template</label></p>
  <p><label>Security code <input type=password name=code value=314159></label></p>
  <p><label>Message <textarea name=message>Rent</textarea></label></p>
  <input type=hidden name=account value=7><button>Transfer now</button>
</form></main>"""


class TransferSite(LocalSite):
    def __init__(self) -> None:
        super().__init__()
        self.transfers: list[dict[str, str]] = []
        """The fields of each transfer that was sent, oldest first."""

    def answer(self, call: Call) -> Reply:
        if call.method != "POST":
            return Reply(PAGE)
        self.transfers.append({name: values[0] for name, values in call.form.items()})
        return Reply(b"<!doctype html><html lang=en><title>Done</title><main><h1>Transfer sent</h1></main>")
