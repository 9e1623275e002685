"""Makes PDFs of some pages of one, in any order, with what belongs to those pages and nothing of the others: a page that is left out leaves
with its text, notes, form fields and tags. qpdf reads and writes (ISO 32000-1, 7.7).

One file of more than 250 lines: the script runs alone in its sandbox.

Arguments: input, a file of settings as JSON: `parts`, each with `pages` (indexes from 0) and `output`; or `most`, the bytes that a part
may have, and `parts`, how many there may be: `out-1.pdf` and so on. Exit status: 4 the file is not readable, 5 too many parts. Prints JSON:
`notes`, and for `most` the `runs` of pages with how many bytes each has.
"""
import bisect
import json
import os
import re
import subprocess
import sys
from collections import Counter

source = sys.argv[1]
with open(sys.argv[2], encoding="utf-8") as told:
    settings = json.load(told)
REFERENCE = re.compile(r"^\d+ \d+ R$")
INHERITED = ("/Resources", "/MediaBox", "/CropBox", "/Rotate")
# Levels of a contents list, of a form or of tags: what is deeper is left out.
MOST_LEVELS = 60
notes = set()


def qpdf(*arguments):
    return subprocess.run(["qpdf", *arguments], capture_output=True, text=True, errors="replace").returncode


def is_reference(value):
    return isinstance(value, str) and REFERENCE.match(value) is not None


if qpdf("--decrypt", "--object-streams=disable", source, "plain.pdf") not in (0, 3):
    sys.exit(4)
if qpdf("--json-output=2", "--json-stream-data=file", "--json-stream-prefix=stream", "plain.pdf", "objects.json") not in (0, 3):
    sys.exit(4)
with open("objects.json", encoding="utf-8") as file:
    objects = json.load(file)["qpdf"][1]
trailer = objects.pop("trailer")["value"]
last = max(int(key[4:].split(" ")[0]) for key in objects)


class Copy:
    """The document with changes of its own on top of the objects that all parts share."""

    def __init__(self):
        self.changes = {}
        self.next = last

    def raw(self, reference):
        return self.changes[reference] if reference in self.changes else objects.get(f"obj:{reference}")

    def get(self, value):
        """What a reference stands for, or the value itself."""
        for _ in range(20):
            if not is_reference(value):
                return value
            one = self.raw(value)
            if one is None:
                return None
            value = one["value"] if "value" in one else one["stream"]["dict"]
        return None

    def dictionary(self, value):
        found = self.get(value)
        return found if isinstance(found, dict) else {}

    def array(self, value):
        found = self.get(value)
        return found if isinstance(found, list) else []

    def set(self, reference, value):
        self.changes[reference] = None if value is None else {"value": value}

    def new(self, value):
        self.next += 1
        reference = f"{self.next} 0 R"
        self.set(reference, value)
        return reference


whole = Copy()


def leaves():
    """References of all pages with what they inherit, in order."""
    found, seen = [], set()
    left = [(whole.dictionary(trailer.get("/Root")).get("/Pages"), {})]
    while left:
        node, above = left.pop()
        if not is_reference(node) or node in seen:
            continue
        seen.add(node)
        one = whole.dictionary(node)
        own = {**above, **{key: one[key] for key in INHERITED if key in one}}
        if "/Kids" in one:
            left.extend((kid, own) for kid in reversed(whole.array(one["/Kids"])))
        else:
            found.append((node, own))
    return found


pages = leaves()
if not pages:
    sys.exit(4)


def drawings_of(page, above):
    """A key that pages with the same list of drawings and images share, and that list."""
    resources = {**above, **whole.dictionary(page)}.get("/Resources")
    listed = whole.dictionary(resources).get("/XObject")
    key = next((one for one in (listed, resources) if is_reference(one)), page)
    if key not in drawings:
        drawings[key] = [one for one in whole.dictionary(listed).values() if is_reference(one)]
    return key


def pages_by_drawing(keys):
    """How many of the pages with these keys name each drawing or image."""
    found = Counter()
    for key, times in Counter(keys).items():
        for drawing in set(drawings[key]):
            found[drawing] += times
    return found


drawings = {}
keys = [drawings_of(page, above) for page, above in pages]
naming = pages_by_drawing(keys)


def entries(copy, tree, key):
    """Pairs of a name tree (`/Names`) or a number tree (`/Nums`), 7.9.6."""
    found, seen, left = [], set(), [tree]
    while left:
        node = left.pop()
        if is_reference(node):
            if node in seen:
                continue
            seen.add(node)
        one = copy.dictionary(node)
        pairs = copy.array(one.get(key))
        found.extend(zip(pairs[::2], pairs[1::2]))
        left.extend(reversed(copy.array(one.get("/Kids"))))
    return found


class Part:
    def __init__(self, indexes):
        self.copy = Copy()
        self.kept = [pages[index] for index in indexes]
        self.living = {reference for reference, _ in self.kept}
        self.indexes = indexes

    def leave_out(self):
        """Every other page, with its notes and fields."""
        kept_notes = {note for page in self.living for note in self.copy.array(self.copy.dictionary(page).get("/Annots")) if is_reference(note)}
        for page, _ in pages:
            if page in self.living:
                continue
            for note in self.copy.array(self.copy.dictionary(page).get("/Annots")):
                if is_reference(note) and note not in kept_notes:
                    self.copy.set(note, None)
        for page, _ in pages:
            if page not in self.living:
                self.copy.set(page, None)

    def arrange(self):
        tree = self.copy.new({})
        for page, above in self.kept:
            self.copy.set(page, {**above, **self.copy.dictionary(page), "/Parent": tree})
        self.copy.set(tree, {"/Type": "/Pages", "/Count": len(self.kept), "/Kids": [page for page, _ in self.kept]})
        return tree

    def leads(self, destination, names):
        """Whether a destination is on a page that is kept."""
        found = self.copy.get(destination)
        if isinstance(found, str):
            found = self.copy.get(names.get(found))
        if isinstance(found, dict):
            found = self.copy.get(found.get("/D"))
        return isinstance(found, list) and bool(found) and found[0] in self.living

    def contents(self, root, names):
        """The contents list without entries that lead nowhere."""

        def prune(first, parent, level):
            kept, at, seen = [], first, set()
            while is_reference(at) and at not in seen:
                seen.add(at)
                item = dict(self.copy.dictionary(at))
                if not item:
                    break
                following = item.get("/Next")
                below = prune(item.get("/First"), at, level + 1) if "/First" in item and level < MOST_LEVELS else []
                action = self.copy.dictionary(item.get("/A"))
                leads = (
                    self.leads(item["/Dest"], names)
                    if "/Dest" in item
                    else action.get("/S") == "/URI" or (action.get("/S") == "/GoTo" and self.leads(action.get("/D"), names))
                )
                if leads or below:
                    for key in ("/Prev", "/Next", "/First", "/Last", "/Count", "/SE"):
                        item.pop(key, None)
                    if not leads:
                        item.pop("/Dest", None)
                        item.pop("/A", None)
                    if below:
                        item.update({"/First": below[0], "/Last": below[-1], "/Count": -len(below)})
                    self.copy.set(at, {**item, "/Parent": parent})
                    kept.append(at)
                at = following
            for one, after in zip(kept, kept[1:]):
                self.copy.dictionary(one)["/Next"] = after
                self.copy.dictionary(after)["/Prev"] = one
            return kept

        me = self.copy.new({})
        items = prune(self.copy.dictionary(root.get("/Outlines")).get("/First"), me, 0)
        if not items:
            return None
        self.copy.set(me, {"/Type": "/Outlines", "/First": items[0], "/Last": items[-1], "/Count": len(items)})
        return me

    def form(self, root):
        """Fields that have a place on a kept page."""
        own = self.copy.dictionary(root.get("/AcroForm"))
        seen = set()

        def alive(field, level):
            if not is_reference(field) or field in seen or level > MOST_LEVELS:
                return False
            seen.add(field)
            one = self.copy.dictionary(field)
            if not one:
                return False
            if one.get("/FT") == "/Sig" and "/V" in one:
                notes.add("signatures")
                one = {key: value for key, value in one.items() if key != "/V"}
                self.copy.set(field, one)
            if "/Kids" not in one:
                return True
            kids = [kid for kid in self.copy.array(one["/Kids"]) if alive(kid, level + 1)]
            if kids:
                self.copy.set(field, {**one, "/Kids": kids})
            else:
                self.copy.set(field, None)
            return bool(kids)

        fields = [field for field in self.copy.array(own.get("/Fields")) if alive(field, 0)]
        if not fields:
            return None
        order = [field for field in self.copy.array(own.get("/CO")) if self.copy.dictionary(field)]
        return {**{key: value for key, value in own.items() if key not in ("/XFA", "/CO")}, "/Fields": fields, **({"/CO": order} if order else {})}

    def tags(self, root):
        """Tags of what is on the kept pages."""
        reference = root.get("/StructTreeRoot")
        own = self.copy.dictionary(reference)
        seen = set()

        def prune(kid, page, level):
            """The kid, or nothing where all that it holds is gone."""
            one = self.copy.get(kid)
            if isinstance(one, int):
                return kid if page in self.living else None
            if not isinstance(one, dict) or level > MOST_LEVELS:
                return None
            if is_reference(kid):
                if kid in seen:
                    return None
                seen.add(kid)
            page = one.get("/Pg", page)
            if one.get("/Type") in ("/MCR", "/OBJR"):
                return kid if page in self.living else None
            inner = one.get("/K")
            found = self.copy.get(inner)
            kids = [prune(each, page, level + 1) for each in (found if isinstance(found, list) else [inner])]
            kids = [each for each in kids if each is not None]
            if not kids:
                if is_reference(kid):
                    self.copy.set(kid, None)
                return None
            new = {**one, "/K": kids}
            if "/Pg" in one and one["/Pg"] not in self.living:
                del new["/Pg"]
            if not is_reference(kid):
                return new
            self.copy.set(kid, new)
            return kid

        if not own or not is_reference(reference):
            return None
        found = self.copy.get(own.get("/K"))
        kids = [prune(kid, None, 0) for kid in (found if isinstance(found, list) else [own.get("/K")])]
        kids = [kid for kid in kids if kid is not None]
        if not kids:
            return None
        self.copy.set(reference, {**own, "/K": kids})
        return reference

    def labels(self, root):
        """Each kept page with the number that it is shown with (12.4.2)."""
        found = entries(self.copy, root.get("/PageLabels"), "/Nums")
        rows = sorted(((key, value) for key, value in found if isinstance(key, int)), key=lambda row: row[0])
        if not rows:
            return None
        numbers, starts = [], [key for key, _ in rows]
        for place, index in enumerate(self.indexes):
            at = bisect.bisect_right(starts, index) - 1
            start, label = rows[at] if at >= 0 else (0, {"/S": "/D"})
            one = self.copy.dictionary(label)
            first = one.get("/St", 1)
            numbers.extend([place, {**one, "/St": (first if isinstance(first, int) else 1) + index - start}])
        return {"/Nums": numbers}

    def write(self, target):
        self.leave_out()
        tree = self.arrange()
        old = self.copy.dictionary(trailer["/Root"])
        root = {key: value for key, value in old.items() if key not in ("/Perms", "/DSS", "/Threads", "/OpenAction", "/PageLabels")}
        root["/Pages"] = tree
        names = dict(self.copy.dictionary(old.get("/Names")))
        places = {**self.copy.dictionary(old.get("/Dests")), **{key: value for key, value in entries(self.copy, names.get("/Dests"), "/Names") if isinstance(key, str)}}
        known = {key: value for key, value in places.items() if self.leads(value, {})}
        names.pop("/Dests", None)
        by_name = sorted(((key, value) for key, value in known.items() if not key.startswith("/")), key=lambda pair: pair[0])
        if by_name:
            names["/Dests"] = self.copy.new({"/Names": [one for pair in by_name for one in pair]})
        made = {
            "/Outlines": self.contents(old, known),
            "/AcroForm": self.form(old),
            "/StructTreeRoot": self.tags(old),
            "/PageLabels": self.labels(old),
            "/Names": names,
            "/Dests": {key: value for key, value in known.items() if key.startswith("/")},
        }
        for key, value in made.items():
            root.pop(key, None)
            if value:
                root[key] = value
        if "/Outlines" not in root and root.get("/PageMode") == "/UseOutlines":
            del root["/PageMode"]
        head = self.copy.new(root)
        self.save(target, {"/Root": head, **({"/Info": trailer["/Info"]} if "/Info" in trailer else {})})

    def save(self, target, roots):
        """Only what is reached: the rest of the document stays out of the file, whatever refers to it from there."""
        reached, left = {}, [roots]
        while left:
            one = left.pop()
            if isinstance(one, dict):
                left.extend(one.values())
            elif isinstance(one, list):
                left.extend(one)
            elif is_reference(one) and one not in reached:
                found = self.copy.raw(one)
                reached[one] = found
                if found is not None:
                    left.append(found["value"] if "value" in found else found["stream"]["dict"])
        body = {f"obj:{reference}": value for reference, value in reached.items() if value is not None}
        head = {"jsonversion": 2, "pdfversion": "1.7", "pushedinheritedpageresources": False, "calledgetallpages": False, "maxobjectid": self.copy.next}
        with open("part.json", "w", encoding="utf-8") as file:
            json.dump({"version": 2, "parameters": {"decodelevel": "none"}, "qpdf": [head, {**body, "trailer": {"value": {**roots, "/Size": self.copy.next + 1}}}]}, file)
        if not self.shares_drawings():
            made = qpdf("--json-input", "part.json", "--object-streams=generate", target)
        else:
            # Resources may name drawings and images that only other pages show.
            made = qpdf("--json-input", "part.json", "part.pdf")
            if made in (0, 3):
                made = qpdf("part.pdf", "--remove-unreferenced-resources=yes", "--object-streams=generate", "--pages", ".", "1-z", "--", target)
        if made not in (0, 3):
            sys.exit(1)

    def shares_drawings(self):
        """Whether resources of kept pages name a drawing or image that those of other pages name as well."""
        return any(naming[drawing] > times for drawing, times in pages_by_drawing(keys[index] for index in self.indexes).items())


def bytes_of(first, count, target):
    Part(range(first, first + count)).write(target)
    return os.path.getsize(target)


def by_size(most, limit):
    """As many pages to each part as fit, found by halves; a page that is too large alone is a part alone."""
    runs, first, guess = [], 0, max(1, len(pages) * most // max(1, os.path.getsize(source)))
    while first < len(pages):
        if len(runs) == limit:
            sys.exit(5)
        target, left = f"out-{len(runs) + 1}.pdf", len(pages) - first
        fits, over, size = 0, left + 1, 0
        attempt = min(left, guess)
        while True:
            now = bytes_of(first, attempt, "trial.pdf")
            if now <= most or attempt == 1:
                fits, size = attempt, now
                os.replace("trial.pdf", target)
            if now > most:
                over = attempt
            if over - fits <= 1:
                break
            # Nearly full is full enough: each further try writes the part once more.
            if fits and size > most * 0.9:
                break
            attempt = min(left, fits * 2) if over > left and fits < left else (fits + over) // 2
        runs.append([first + 1, first + fits, size])
        first, guess = first + fits, fits
    return runs


if "most" in settings:
    runs = by_size(settings["most"], settings["parts"])
    print(json.dumps({"notes": sorted(notes), "runs": runs}))
else:
    for part in settings["parts"]:
        Part(part["pages"]).write(part["output"])
    print(json.dumps({"notes": sorted(notes)}))
