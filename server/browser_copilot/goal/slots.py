"""What stands in the slots of a command form. Each method yields (value, end) for tokens from a start, longest first.

A slot never swallows a word of grammar: whatever it does not understand stays, and then the form does not fit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from browser_copilot.goal import lexicon
from browser_copilot.goal.intents import Condition, FieldValue, Superlative, Target
from browser_copilot.goal.tokens import Token

T = TypeVar("T")
Found = Iterator[tuple[T, int]]
ATOMS = frozenset(("quote", "url", "email", "file", "time", "amount", "number"))


def is_content(token: Token) -> bool:
    """Whether the token names something, rather than being a word of grammar, a date or a mark."""
    if token.kind == "word":
        return token.lower not in lexicon.FUNCTION and not token.lower.endswith(
            ("n't", "'ll", "'d", "'ve", "'re", "'m", "n’t", "’ll", "’d", "’ve", "’re", "’m")
        )
    return token.kind in ATOMS


@dataclass
class Head:
    """A noun with what stands before it, as it is being read."""

    words: list[Token] = field(default_factory=list)
    of: list[str] = field(default_factory=list)
    every: bool = False
    determined: bool = False
    ordinal: int | None = None
    superlative: Superlative | None = None
    conditions: list[Condition] = field(default_factory=list)
    role: str = ""

    @property
    def is_modified(self) -> bool:
        return self.ordinal is not None or self.superlative is not None


class Slots:
    """The slots over one goal's tokens."""

    def __init__(self, text: str, tokens: list[Token]) -> None:
        self.text = text
        self.tokens = tokens

    # -- tokens and phrases

    def at(self, i: int) -> Token:
        return self.tokens[i] if i < len(self.tokens) else _END

    def phrase(self, i: int, phrase: str) -> int | None:
        """The end of these words, when they stand here."""
        for word in phrase.split():
            if self.at(i).lower != word or self.at(i).kind == "quote":
                return None
            i += 1
        return i

    def phrases(self, i: int, phrases: Iterable[str]) -> tuple[str, int] | None:
        """The longest of the phrases that stands here."""
        found = [(one, end) for one in phrases if (end := self.phrase(i, one)) is not None]
        return max(found, key=lambda one: one[1]) if found else None

    def look_up(self, i: int, table: Mapping[str, T]) -> tuple[T, int] | None:
        found = self.phrases(i, table)
        return None if found is None else (table[found[0]], found[1])

    def skip_article(self, i: int) -> int:
        return i + 1 if self.at(i).kind == "word" and self.at(i).lower in lexicon.ARTICLES else i

    def is_end(self, i: int) -> bool:
        """Whether a sentence ends here."""
        return i >= len(self.tokens) or (self.at(i).kind == "punct" and self.at(i).text in ".!?;\n")

    def say(self, i: int, end: int) -> str:
        """The user's own words; one quotation alone is said without its marks."""
        if end == i + 1:
            return self.at(i).text
        return self.text[self.at(i).start : self.at(end - 1).end]

    # -- nouns

    def head(self, i: int) -> tuple[Head, int] | None:
        """A noun with its articles, ordinals, superlatives, dates and possessors."""
        head = Head()
        every = self.phrases(i, lexicon.EVERY)
        if every is not None:
            head.every, i = True, every[1]
        start, i = i, self.skip_article(i)
        head.determined = i > start
        if self.at(i).kind == "number" and is_content(self.at(i + 1)) and self.at(i + 1).kind != "quote":
            return None  # "3 mugs": no intent carries how many
        while i < len(self.tokens):
            token = self.at(i)
            modified = self._modifier(i, head) if not head.words else None
            if modified is not None:
                i = modified
            elif token.kind == "poss" and head.words:
                head.of += [one.text for one in head.words]
                head.words, i = [], i + 1
            elif is_content(token) or self._is_particle(i, head):
                head.words.append(token)
                i += 1
            else:
                break
        return (head, i) if self._finish(head) else None

    def _modifier(self, i: int, head: Head) -> int | None:
        token = self.at(i)
        if token.kind == "date" and (self.at(i + 1).kind == "poss" or is_content(self.at(i + 1))):
            head.conditions.append(Condition(column="date", value=token.value))
            return i + 2 if self.at(i + 1).kind == "poss" else i + 1
        superlative = self.superlative_at(i)
        if superlative is not None and head.superlative is None:
            head.superlative = superlative[0]
            return superlative[1]
        ordinal = self.ordinal_at(i)
        if ordinal is not None and head.ordinal is None and not head.is_modified:
            head.ordinal = ordinal
            return i + 1
        if token.lower in ("one", "ones") and head.is_modified and token.kind == "word":
            head.role = "item"
            return i + 1
        return None

    def _is_particle(self, i: int, head: Head) -> bool:
        """The end of a control's name ("Sign in"), or its middle ("Add to cart")."""
        token, after = self.at(i), self.at(i + 1)
        if not head.words or token.kind != "word" or head.words[-1].kind != "word":
            return False
        if token.lower == "to":
            return head.words[-1].lower in ("add", "back", "save") and is_content(after) and after.kind == "word"
        ends = self.is_end(i + 1) or after.lower in ("and", ",", "button", "link", "then", "in", "on", "for", "please")
        return token.lower in ("in", "out", "on", "off", "up", "down") and ends and len(head.words) == 1

    def superlative_at(self, i: int) -> tuple[Superlative, int] | None:
        found = self.look_up(i, lexicon.SUPERLATIVES)
        if found is None or self.at(found[1]).lower == "first":
            return None
        return Superlative(column=found[0][0], most=found[0][1]), found[1]

    def ordinal_at(self, i: int) -> int | None:
        token = self.at(i)
        if self.at(i + 1).lower in ("name", "names"):
            return None  # "first name" is a label
        if token.kind == "ordinal":
            return int(token.text[:-2]) or None
        return lexicon.ORDINALS.get(token.lower) if token.kind == "word" else None

    def _finish(self, head: Head) -> bool:
        """Split the word for the role off; whether anything is named."""
        for size in (2, 1):
            last = head.words[-size:]
            role = lexicon.ROLES.get(" ".join(one.lower for one in last)) if len(last) == size else None
            named = len(head.words) > size or head.is_modified or head.of or head.conditions
            if role is not None and all(one.kind == "word" for one in last) and (role or named):
                head.role, head.words = role, head.words[:-size]
                break
        if head.ordinal == -1 and head.words and head.words[-1].lower in lexicon.DATED:
            head.ordinal, head.superlative = None, Superlative(column="date", most=True)
        if head.every and head.is_modified:
            return False
        return bool(head.words or head.role or head.is_modified or head.every)

    def target(self, i: int) -> Found[Target]:
        """A thing of a page, with all that restricts it."""
        found = self.head(i)
        if found is None:
            if self.at(i).lower == "no" and self.is_end(i + 1):
                yield Target(words=self.at(i).text), i + 1
            return
        head, end = found
        quoted = len(head.words) == 1 and head.words[0].kind == "quote"
        target = Target(
            words=_join(head.words),
            exact=quoted,
            role=head.role,
            of=" ".join(head.of),
            ordinal=head.ordinal,
            every=head.every,
            conditions=tuple(head.conditions),
            superlative=head.superlative,
        )
        yield from self._restricted(target, end)

    def _restricted(self, target: Target, i: int) -> Found[Target]:
        for read in (self._compared, self._dated, self._in_state, self._named, self._sourced, self._placed, self._excepted):
            for more, end in read(target, i):
                yield from self._restricted(more, end)
        if target.words or target.role or target.conditions or not target.every:
            yield target, i

    def _compared(self, target: Target, i: int) -> Found[Target]:
        comparator = self.look_up(i, lexicon.COMPARATORS)
        if comparator is not None and self.at(comparator[1]).kind in ("amount", "number"):
            (relation, column), end = comparator
            amount = self.at(end)
            is_money = amount.kind == "amount" and any(unit in amount.lower for unit in lexicon.CURRENCY)
            column = "price" if is_money else column
            yield _restrict(target, Condition(column=column, relation=relation, value=amount.text)), end + 1

    def _dated(self, target: Target, i: int) -> Found[Target]:
        relation = self.look_up(i, lexicon.DATE_RELATIONS)
        if relation is not None:
            end = self.skip_article(relation[1])
            day = self.at(end)
            if day.kind == "date" and self.at(end + 1).kind != "poss" and not is_content(self.at(end + 1)):
                yield _restrict(target, Condition(column="date", relation=relation[0], value=day.value)), end + 1

    def _in_state(self, target: Target, i: int) -> Found[Target]:
        """ "in stock", "that are overdue", "which is not paid", "marked as urgent"."""
        state = self.phrases(i, lexicon.STATES)
        if state is not None:
            yield _restrict(target, Condition(value=self.say(i, state[1]))), state[1]
        elif self.at(i).lower in ("that", "which", "who") and self.at(i + 1).lower in ("is", "are", "was", "were"):
            for condition, end in self.state(i + 2):
                yield _restrict(target, condition), end

    def state(self, i: int) -> Found[Condition]:
        """What an item is, as a condition."""
        negated = self.at(i).lower == "not"
        i += negated
        known = self.phrases(i, lexicon.STATES)
        end = known[1] if known is not None else i
        while known is None and end < i + 3 and self.at(end).kind == "word" and is_content(self.at(end)):
            end += 1
        if end > i:
            yield Condition(relation="is_not" if negated else "is", value=self.say(i, end)), end
        blank = Target(words="x")
        for read in (self._compared, self._dated, self._sourced) if not negated else ():
            for found, after in read(blank, i):
                yield found.conditions[0], after

    def _named(self, target: Target, i: int) -> Found[Target]:
        for phrases, relation in ((lexicon.NAMED, "is"), (lexicon.HOLDING, "contains")):
            said = self.phrases(i, phrases)
            for value, end in self.option(said[1]) if said is not None else ():
                column = "name" if relation == "is" else ""
                condition = Condition.model_validate({"column": column, "relation": relation, "value": value})
                yield _restrict(target, condition), end
        if self.at(i).lower == "with":
            yield from self._having(target, self.skip_article(i + 1))

    def _having(self, target: Target, i: int) -> Found[Target]:
        """ "with the last name Person37", "with subject “Hello”", "with the tax forms"."""
        for label, value, end in self.labelled(i):
            yield _restrict(target, Condition(column=label, value=value)), end
        for words, end in self.plain(i):
            yield _restrict(target, Condition(column="with", value=words)), end

    def _sourced(self, target: Target, i: int) -> Found[Target]:
        source = self.phrases(i, lexicon.SOURCE)
        for words, end in self.plain(source[1]) if source is not None else ():
            if source is not None and source[0] == "from" and self.skip_article(source[1]) > source[1]:
                yield _place(target, words), end
            elif source is not None:
                yield _restrict(target, Condition(column=source[0], value=words)), end

    def _placed(self, target: Target, i: int) -> Found[Target]:
        place = self.phrases(i, lexicon.PLACE)
        if place is None:
            return
        for words, end in self.plain(place[1]):
            yield _place(target, words), end
        row = self.head(place[1])
        if row is not None and row[0].ordinal and row[0].role == "item" and not row[0].words and target.ordinal is None:
            if target.superlative is None and not target.every and not row[0].of:
                yield target.model_copy(update={"ordinal": row[0].ordinal}), row[1]

    def _excepted(self, target: Target, i: int) -> Found[Target]:
        said = self.phrases(i, ("except", "except for", "but", "but not", "other than", "apart from"))
        if said is None or not target.every:
            return
        values, end = [], said[1]
        while (found := next(self.option(self.skip_article(end)), None)) is not None:
            values.append(found[0])
            end = found[1]
            joint = self.phrases(end, (",", "and", ", and", "or"))
            if joint is None or next(self.option(self.skip_article(joint[1])), None) is None:
                break
            end = joint[1]
        if values:
            more = tuple(Condition(relation="is_not", value=value) for value in values)
            yield target.model_copy(update={"conditions": (*target.conditions, *more)}), end

    def plain(self, i: int) -> Found[str]:
        """A noun without ordinal, superlative, quantity or date: its words, its possessor's before them."""
        found = self.head(i)
        if found is None:
            return
        head, end = found
        if head.every or head.is_modified or head.conditions:
            return
        start = self.skip_article(i)
        words = self.say(start, end) if end > start else ""
        if self.at(end).kind == "poss" or not words:
            return
        yield words, end

    # -- values

    def value(self, i: int) -> Found[str]:
        """What is typed: a quotation, one atom or word, or a name in capitals. Nothing that only describes a value."""
        token = self.at(i)
        if token.kind in ATOMS:
            end = i + 1
            if token.kind in ("number", "amount") or not is_content(self.at(end)):
                yield token.text, end
            if token.kind == "quote":
                return
        elif token.kind == "date" and token.value:
            yield (token.text if token.text[0].isdigit() or " " in token.text and "last" not in token.lower else token.value), i + 1
        end = i
        while self._is_value_word(end, i):
            end += 1
        if end > i and not (end == i + 1 and token.kind != "word"):
            yield self.say(i, end), end

    def _is_value_word(self, i: int, start: int) -> bool:
        token = self.at(i)
        if not is_content(token) or token.kind == "quote" or token.lower in lexicon.UNTYPED:
            return False
        if i == start:
            return True
        return not token.text[0].islower() and not self.at(start).text[0].islower()

    def option(self, i: int) -> Found[str]:
        """An option's or an item's own name: a quotation, or content words."""
        if self.at(i).kind == "quote":
            yield self.at(i).text, i + 1
            return
        end = i
        while is_content(self.at(end)) and self.at(end).kind != "quote":
            end += 1
        if end > i and self.at(i).lower not in lexicon.UNTYPED:
            yield self.say(i, end), end

    def labelled(self, i: int) -> Iterator[tuple[str, str, int]]:
        """A label and its value: `Name "Ada"`, `username ada99`, `last name Person37`, `Email: ada@example.org`."""
        i = self.skip_article(i)
        end = i
        while self.at(end).kind in ("word", "number") and is_content(self.at(end)):
            end += 1
        colon = end + (self.at(end).text in (":", "="))
        if end > i and (colon > end or self.at(end).kind in ATOMS):
            for value, after in self.value(colon):
                yield self.say(i, end), value, after
        for cut in range(end - 1, i, -1):
            label, value = self.tokens[i:cut], self.tokens[cut:end]
            known = len(value) == 1 and label[-1].lower in lexicon.FIELD_NOUNS and value[0].lower not in lexicon.UNTYPED
            named = all(one.text[0].islower() for one in label) and not any(one.text[0].islower() for one in value)
            if known or named:
                yield self.say(i, cut), self.say(cut, end), end

    def pairs(self, i: int) -> Found[tuple[FieldValue, ...]]:
        """Labels with their values, joined by commas or "and"."""
        found: list[FieldValue] = []
        while (pair := next(self.labelled(i), None)) is not None:
            label, value, i = pair
            found.append(FieldValue(field=_as_field(Target(words=label)), value=value))
            end, joint = i, self.phrases(i, (",", "and", ", and"))
            if joint is None:
                break
            i = joint[1]
        if found:
            yield tuple(found), end

    def field(self, i: int) -> Found[Target]:
        """A field by its label."""
        for target, end in self.target(i):
            if not target.every and target.superlative is None and (target.words or target.role or target.ordinal):
                yield _as_field(target), end

    def form(self, i: int) -> Found[str]:
        """ "contact form", "form"; its name without the word."""
        end = i
        while is_content(self.at(end)) and self.at(end).lower not in ("form", "with") and self.at(end).kind != "quote":
            end += 1
        if self.at(end).lower == "form":
            yield (self.say(i, end) if end > i else ""), end + 1

    def secret(self, i: int) -> Found[str]:
        """ "the secret shop": a handle of the vault."""
        said = self.phrases(i, ("the secret", "my secret", "the vault entry", "the vault secret"))
        if said is not None and (is_content(self.at(said[1])) and self.at(said[1]).kind in ("word", "quote", "email")):
            yield self.at(said[1]).text, said[1] + 1

    def account(self, i: int) -> Found[str]:
        """Who logs in: an address, a quotation, or a name of at most three words."""
        if self.at(i).kind in ("quote", "email"):
            yield self.at(i).text, i + 1
            return
        for words, end in self.option(i):
            if end <= i + 3 and self.at(i).kind == "word":
                yield words, end

    def query(self, i: int) -> Found[str]:
        """What is searched for, shortest first: a quotation, or words that only name."""
        if self.at(i).kind == "quote":
            yield self.at(i).text, i + 1
            return
        i = self.skip_article(i)
        end = i
        while not self.is_end(end) and self._is_query_word(end):
            end += 1
            if is_content(self.at(end - 1)) or self.at(end - 1).kind == "date":
                yield self.say(i, end), end

    def _is_query_word(self, i: int) -> bool:
        token, after = self.at(i), self.at(i + 1)
        refused = lexicon.NEGATION | lexicon.PRONOUNS | {"if", "unless", "until", "when", "then", "only", "again"}
        if token.kind == "punct" or (token.kind == "quote") or (token.kind == "word" and token.lower in refused):
            return False
        if self.look_up(i, lexicon.COMPARATORS) is not None and after.kind in ("amount", "number"):
            return False
        return not (token.lower in ("in", "on", "from", "with") and after.lower in lexicon.ARTICLES)

    # -- the other slots

    def url(self, i: int) -> Found[str]:
        token = self.at(i)
        address = token.text if "://" in token.text else f"https://{token.text}"
        if token.kind in ("url", "quote") and address.lower().startswith(("http://", "https://")):
            if token.kind == "url" or "://" in token.text:
                yield address, i + 1

    def path(self, i: int) -> Found[tuple[str, ...]]:
        names: list[str] = []
        while (found := next(self.option(self.skip_article(i)), None)) is not None:
            names.append(found[0])
            end, i = found[1], found[1] + 1
            if self.at(end).text not in (">", "→", "›", "»"):
                break
        if len(names) > 1:
            yield tuple(names), end

    def step(self, i: int) -> Found[str]:
        if self.at(i).lower in ("next", "previous", "first", "last"):
            yield self.at(i).lower, i + 1

    def ordinal(self, i: int) -> Found[int]:
        number = self.ordinal_at(i)
        if number is not None and number > 0:
            yield number, i + 1

    def number(self, i: int) -> Found[int]:
        if self.at(i).kind == "number" and self.at(i).text.isdecimal() and int(self.at(i).text) > 0:
            yield int(self.at(i).text), i + 1

    def cart(self, i: int) -> Found[str]:
        found = self.phrases(i, lexicon.CART)
        if found is not None:
            yield found

    def site(self, i: int) -> Found[str]:
        if self.at(i).lower in lexicon.SITES:
            yield self.at(i).lower, i + 1

    def files(self, i: int) -> Found[tuple[str, ...]]:
        names: list[str] = []
        i = self.phrase(i, "the file") or self.phrase(i, "the files") or i
        while self.at(i).kind in ("file", "quote"):
            names.append(self.at(i).text)
            end, joint = i + 1, self.phrases(i + 1, (",", "and", ", and"))
            if joint is None:
                break
            i = joint[1]
        if names:
            yield tuple(names), end

    def column(self, i: int) -> Found[Superlative | str]:
        """A column's name, or a superlative that stands for it: "by newest"."""
        i = self.skip_article(i)
        found = self.look_up(i, lexicon.SUPERLATIVES)
        if found is not None:
            yield Superlative(column=found[0][0], most=found[0][1]), self.phrase(found[1], "first") or found[1]
            return
        end = i
        while is_content(self.at(end)) and self.look_up(end, lexicon.DIRECTIONS) is None:
            end += 1
        if end > i:
            yield self.say(i, end), end

    def direction(self, i: int) -> Found[bool]:
        for start in (i, i + 1) if self.at(i).text == "," else (i,):
            found = self.look_up(start, lexicon.DIRECTIONS)
            if found is not None:
                yield found

    def superlative(self, i: int) -> Found[Superlative]:
        found = self.look_up(i, lexicon.SUPERLATIVES)
        if found is not None:
            yield Superlative(column=found[0][0], most=found[0][1]), found[1]

    def criterion(self, i: int) -> Found[Condition]:
        """ "status open", "colour “dark red”", "“Open”"."""
        if self.at(i).kind == "quote":
            yield Condition(value=self.at(i).text), i + 1
        for label, value, end in self.labelled(i):
            yield Condition(column=label, value=value), end
        i = self.skip_article(i)
        if all(self.at(one).kind == "word" and is_content(self.at(one)) for one in (i, i + 1)):
            yield Condition(column=self.at(i).text, value=self.at(i + 1).text), i + 2

    def columns(self, i: int) -> Found[tuple[str, ...]]:
        names: list[str] = []
        end = i
        while (found := next(self.option(self.skip_article(i)), None)) is not None:
            names.append(found[0])
            end, joint = found[1], self.phrases(found[1], (",", "and", ", and"))
            if joint is None:
                break
            i = joint[1]
        if names:
            yield tuple(names), end

    def sink(self, i: int) -> Found[tuple[str, str]]:
        """Where rows go: a file's name, or a format."""
        i = self.phrase(i, "the file") or self.phrase(i, "a file called") or self.phrase(i, "a file named") or i
        token = self.at(i)
        if token.kind in ("file", "quote") and token.text.lower().endswith((".csv", ".json")):
            yield (token.text, token.text.lower().rpartition(".")[2]), i + 1
        i = self.skip_article(i)
        kind = lexicon.FORMATS.get(self.at(i).lower)
        if kind is not None:
            yield ("", kind), self.phrase(i + 1, "file") or i + 1

    def format(self, i: int) -> Found[str]:
        if self.at(i).kind == "word" and is_content(self.at(i)) and len(self.at(i).text) <= 5:
            yield self.at(i).text, self.phrase(i + 1, "file") or i + 1

    def attribute(self, i: int) -> Found[tuple[str, bool | None]]:
        """What is asked of a thing, with "the lowest" or "the highest" before it."""
        i = self.skip_article(i)
        most = lexicon.EXTREMES.get(self.at(i).lower)
        i += most is not None
        end = i
        while self.at(end).kind == "word" and is_content(self.at(end)):
            end += 1
        if end > i:
            yield (self.say(i, end), most), end

    def possessed(self, i: int) -> Found[tuple[Target, str]]:
        """ "Grace Hopper's email": whose, and what."""
        start = i
        while self.at(i).kind != "poss" and (is_content(self.at(i)) or self.at(i).lower in lexicon.ARTICLES) or (
            self.at(i).kind == "date" and self.at(i + 1).kind == "poss"
        ):
            i += 1
        owner = self.skip_article(start)
        if self.at(i).kind != "poss" or i <= owner or self.at(i - 1).kind == "date":
            return
        for (name, most), end in self.attribute(i + 1):
            if most is None:
                yield (Target(words=self.say(owner, i)), name), end

    def best(self, i: int) -> Found[Target]:
        """A thing that is the most or the least of its kind."""
        for target, end in self.target(i):
            if target.superlative is not None:
                yield target, end

    def question(self, i: int) -> Found[str]:
        """A whole question, when nothing in it points outside of itself."""
        end = i
        while not self.is_end(end):
            end += 1
        if end > i and self._stands_alone(i, end):
            yield self.say(i, end), end

    def passage(self, i: int) -> Found[str]:
        """What is looked for: no commands after it."""
        end = i
        while not self.is_end(end) and self.at(end).text != ",":
            end += 1
        words = [one.lower for one in self.tokens[i:end]]
        if end > i and "and" not in words and "then" not in words and self._stands_alone(i, end):
            yield self.say(i, end), end

    def _stands_alone(self, i: int, end: int) -> bool:
        first_person = {"i", "me", "mine", "we", "us", "my", "our"}
        for at in range(i, end):
            token = self.at(at)
            if token.kind != "word":
                continue
            if token.lower.endswith(("n't", "n’t")) or token.lower in lexicon.NEGATION:
                return False
            relative = token.lower == "that" and at > i and is_content(self.at(at - 1))
            if token.lower in lexicon.PRONOUNS - first_person and not relative and token.lower != "there":
                return False
        return any(is_content(one) or one.kind == "date" for one in self.tokens[i:end])


_END = Token("punct", "", 0, 0)


def _join(words: list[Token]) -> str:
    return " ".join(one.text for one in words)


def _restrict(target: Target, condition: Condition) -> Target:
    return target.model_copy(update={"conditions": (*target.conditions, condition)})


def _place(target: Target, words: str) -> Target:
    return target.model_copy(update={"of": f"{target.of} {words}".strip()})


def _as_field(target: Target) -> Target:
    """The word "box" means a text field where something is typed, and says nothing more."""
    return target.model_copy(update={"role": "field" if target.role in ("checkbox", "item", "list") else target.role})
