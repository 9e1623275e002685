"""Puts PDFs one after the other with all that is in them: pages with their links, notes, form fields, layers, tags, attachments and
labels, and each file's own contents list below an entry of its title. qpdf reads and writes; here its objects are numbered anew and the
roots of the files are made into one (ISO 32000-1, 7.7.2).

Arguments: a file of settings as JSON (merge-script.ts), output.
Exit status: 3 a file is locked, 4 a file is not readable, 5 too many pages. The last line on stdout is JSON: which file, or notes.
"""
import json
import re
import subprocess
import sys

with open(sys.argv[1], encoding="utf-8") as told:
    settings = json.load(told)
target = sys.argv[2]
sys.setrecursionlimit(20000)

REFERENCE = re.compile(r"^(\d+) (\d+) R$")
notes = set()
objects = {}
last = 0


def give_up(status, **said):
    print(json.dumps(said))
    sys.exit(status)


def new(value):
    """A new object of the whole; returns the reference to it."""
    global last
    last += 1
    objects[f"obj:{last} 0 R"] = {"value": value}
    return f"{last} 0 R"


def text(string):
    """A text as qpdf's JSON has it."""
    return "u:" + string


def qpdf(*arguments):
    done = subprocess.run(["qpdf", *arguments], capture_output=True, text=True, errors="replace")
    return done.returncode, done.stderr


def read(part, number):
    """All objects of a file and its trailer."""
    # Unlocked, mended, and without what nothing refers to.
    plain = f"plain-{number}.pdf"
    status, said = qpdf("--decrypt", "--object-streams=disable", part["name"], plain)
    if status not in (0, 3):
        give_up(3 if "invalid password" in said else 4, file=number)
    told = f"objects-{number}.json"
    status, said = qpdf("--json-output=2", "--json-stream-data=file", f"--json-stream-prefix=stream-{number}", plain, told)
    if status not in (0, 3):
        give_up(4, file=number)
    with open(told, encoding="utf-8") as file:
        found = json.load(file)["qpdf"][1]
    trailer = found.pop("trailer")["value"]
    return found, trailer


class Part:
    """A file whose objects have their numbers in the whole."""

    def __init__(self, part, number):
        global last
        self.number = number
        self.title = part["title"]
        found, trailer = read(part, number)
        names = [key for key in found if key.startswith("obj:")]
        offset = last
        last += max((int(key[4:].split(" ")[0]) for key in names), default=0)

        def moved(value):
            if isinstance(value, str):
                match = REFERENCE.match(value)
                return f"{int(match[1]) + offset} {match[2]} R" if match else value
            if isinstance(value, list):
                return [moved(one) for one in value]
            if isinstance(value, dict):
                return {key: moved(one) for key, one in value.items()}
            return value

        self.keys = []
        for key in names:
            one = found[key]
            if "stream" in one:
                value = {"stream": {**one["stream"], "dict": moved(one["stream"]["dict"])}}
            else:
                value = {"value": moved(one["value"])}
            key = f"obj:{moved(key[4:])}"
            self.keys.append(key)
            objects[key] = value
        self.root_key = f"obj:{moved(trailer['/Root'])}"
        self.root = objects[self.root_key]["value"]
        self.info = follow(moved(trailer.get("/Info"))) or {}
        self.pages = leaves(self.root.get("/Pages"))
        if not self.pages:
            give_up(4, file=number)


def follow(value):
    """What a reference stands for, or the value itself."""
    for _ in range(20):
        if not (isinstance(value, str) and REFERENCE.match(value)):
            return value
        one = objects.get(f"obj:{value}")
        if one is None:
            return None
        value = one["value"] if "value" in one else one["stream"]["dict"]
    return None


def dictionary(value):
    found = follow(value)
    return found if isinstance(found, dict) else {}


def array(value):
    found = follow(value)
    return found if isinstance(found, list) else []


def leaves(tree):
    """References of the pages below a node, in order."""
    found, seen, left = [], set(), [tree]
    while left:
        node = left.pop()
        if not isinstance(node, str) or node in seen:
            continue
        seen.add(node)
        kids = dictionary(node).get("/Kids")
        if kids is None:
            found.append(node)
        else:
            left.extend(reversed(array(kids)))
    return found


def entries(tree, key):
    """Pairs of a name tree (`/Names`) or a number tree (`/Nums`), 7.9.6."""
    found, seen, left = [], set(), [tree]
    while left:
        node = left.pop()
        if isinstance(node, str):
            if node in seen:
                continue
            seen.add(node)
        one = dictionary(node)
        pairs = array(one.get(key))
        found.extend(zip(pairs[::2], pairs[1::2]))
        left.extend(reversed(array(one.get("/Kids"))))
    return found


def dictionaries(value):
    """Every dictionary inside a value, the references left alone."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, dict):
            yield one
            left.extend(one.values())
        elif isinstance(one, list):
            left.extend(one)


def all_dictionaries(part):
    for key in part.keys:
        one = objects[key]
        yield from dictionaries(one["value"] if "value" in one else one["stream"]["dict"])


def settle_destinations(part):
    """Two files may use one name for two places: links by name become links to the place itself (12.3.2)."""
    names = {**dictionary(part.root.get("/Dests")), **dict(entries(dictionary(part.root.get("/Names")).get("/Dests"), "/Names"))}

    def place(named):
        found = follow(names.get(named)) if isinstance(named, str) else None
        if isinstance(found, dict):
            found = follow(found.get("/D"))
        return found if isinstance(found, list) else None

    for one in all_dictionaries(part):
        for key in ("/Dest", "/D"):
            if key == "/D" and one.get("/S") != "/GoTo":
                continue
            named = one.get(key)
            if isinstance(named, str):
                named = follow(named) if REFERENCE.match(named) else named
                found = place(named)
                if found:
                    one[key] = found


def outlines(part, root):
    """An entry of the file's title, with the file's own contents list below it. Returns its reference and how many entries are open."""
    entry = {"/Title": text(part.title), "/Parent": root, "/Dest": [part.pages[0], "/Fit"]}
    me = new(entry)
    old = dictionary(part.root.get("/Outlines"))
    shown = 0
    seen, at = set(), old.get("/First")
    first, end = at if dictionary(at) else None, None
    while isinstance(at, str) and at not in seen and dictionary(at):
        seen.add(at)
        child = dictionary(at)
        child["/Parent"] = me
        count = child.get("/Count")
        shown += 1 + (count if isinstance(count, int) and count > 0 else 0)
        end, at = at, child.get("/Next")
    if first and end:
        entry.update({"/First": first, "/Last": end, "/Count": shown})
        dictionary(end).pop("/Next", None)
    return me, 1 + shown


def number_anew(part, offset):
    """Moves the keys by which content finds its place among the tags (14.7.4.4). Returns the first that is free."""
    end = offset
    for one in all_dictionaries(part):
        for key in ("/StructParents", "/StructParent"):
            if isinstance(one.get(key), int):
                one[key] += offset
                end = max(end, one[key] + 1)
    return end


def merge_tags(parts):
    """One tree of tags (14.7)."""
    if not any(dictionary(part.root.get("/StructTreeRoot")) for part in parts):
        return None
    kids, numbers, roles, classes = [], [], {}, {}
    root = {"/Type": "/StructTreeRoot"}
    me = new(root)
    offset = 0
    for part in parts:
        own = dictionary(part.root.get("/StructTreeRoot"))
        following = number_anew(part, offset)
        for key, value in entries(own.get("/ParentTree"), "/Nums"):
            if isinstance(key, int):
                numbers.append((key + offset, value))
                following = max(following, key + offset + 1)
        kid = own.get("/K")
        for one in array(kid) if isinstance(follow(kid), list) else [kid]:
            if dictionary(one):
                dictionary(one)["/P"] = me
                kids.append(one)
        for key, value in dictionary(own.get("/RoleMap")).items():
            roles.setdefault(key, value)
        for key, value in dictionary(own.get("/ClassMap")).items():
            classes.setdefault(key, value)
        offset = following
    root.update({"/K": kids, "/ParentTree": new({"/Nums": [one for pair in sorted(numbers, key=lambda pair: pair[0]) for one in pair]})})
    root["/ParentTreeNextKey"] = offset
    if roles:
        root["/RoleMap"] = roles
    if classes:
        root["/ClassMap"] = classes
    return me


def merge_forms(parts):
    """One form of all fields (12.7.2). Fields of one name would be one field: the later get another name."""
    fields, resources, taken, needs = [], {}, set(), False
    for part in parts:
        form = dictionary(part.root.get("/AcroForm"))
        if not form:
            continue
        if "/XFA" in form:
            notes.add("forms")
        needs = needs or form.get("/NeedAppearances") is True
        renamed = {}
        for kind, value in dictionary(form.get("/DR")).items():
            mine = resources.setdefault(kind, {})
            if not isinstance(follow(value), dict):
                resources[kind] = value
                continue
            if not isinstance(mine, dict):
                continue
            for name, one in dictionary(value).items():
                if name in mine and kind == "/Font":
                    renamed[name] = f"{name}-{part.number}"
                mine.setdefault(renamed.get(name, name), one)
        if "/DA" in form:
            for field in array(form.get("/Fields")):
                dictionary(field).setdefault("/DA", form["/DA"])
        if renamed:
            for one in all_dictionaries(part):
                words = one.get("/DA")
                if isinstance(words, str) and words.startswith("u:"):
                    one["/DA"] = re.sub(r"/[^\s/\[\]()<>{}%]+", lambda match: renamed.get(match[0], match[0]), words)
        for field in array(form.get("/Fields")):
            one = dictionary(field)
            name = one.get("/T")
            if isinstance(name, str):
                base, copy = name, 2
                while name in taken:
                    name, copy = (f"{base} ({copy})" if base.startswith("u:") else f"{base}{copy:08x}"), copy + 1
                one["/T"] = name
                taken.add(name)
            fields.append(field)
        for one in all_dictionaries(part):
            if one.get("/FT") == "/Sig" and "/V" in one:
                del one["/V"]
                notes.add("signatures")
    if not fields:
        return None
    return {"/Fields": fields, **({"/DR": resources} if resources else {}), **({"/NeedAppearances": True} if needs else {})}


def merge_layers(parts):
    """Layers as they are switched in each file (8.11.4)."""
    groups, found = [], {"/ON": [], "/OFF": [], "/Order": [], "/RBGroups": [], "/AS": [], "/Locked": []}
    for part in parts:
        own = dictionary(part.root.get("/OCProperties"))
        if not own:
            continue
        theirs = array(own.get("/OCGs"))
        groups.extend(theirs)
        config = dictionary(own.get("/D"))
        for key, value in found.items():
            value.extend(array(config.get(key)))
        if config.get("/BaseState") == "/OFF":
            on = array(config.get("/ON"))
            found["/OFF"].extend(group for group in theirs if group not in on)
    if not groups:
        return None
    return {"/OCGs": groups, "/D": {key: value for key, value in found.items() if value}}


def merge_labels(parts):
    """The numbers that pages are shown with (12.4.2), where a file has some of its own."""
    if not any(part.root.get("/PageLabels") for part in parts):
        return None
    rows, start = [], 0
    for part in parts:
        own = [(key, value) for key, value in entries(part.root.get("/PageLabels"), "/Nums") if isinstance(key, int)]
        if not any(key == 0 for key, _ in own):
            own.insert(0, (0, {"/S": "/D"}))
        for key, value in own:
            if key < len(part.pages):
                rows.extend([key + start, value])
        start += len(part.pages)
    return {"/Nums": rows}


def merge_attachments(parts):
    found = {}
    for part in parts:
        for name, value in entries(dictionary(part.root.get("/Names")).get("/EmbeddedFiles"), "/Names"):
            if not isinstance(name, str):
                continue
            free = name
            while free in found:
                free = free + ("_" if free.startswith("u:") else "5f")
            found[free] = value
    if not found:
        return None
    # The order of a name tree is that of the bytes; all of one kind of spelling stand together here.
    return {"/Names": [one for pair in sorted(found.items(), key=lambda pair: pair[0]) for one in pair]}


def has_script(part):
    names = dictionary(part.root.get("/Names"))
    return bool(names.get("/JavaScript")) or any(one.get("/S") == "/JavaScript" for one in all_dictionaries(part))


def drop_scripts(part):
    for one in all_dictionaries(part):
        if one.get("/S") == "/JavaScript":
            one.clear()
            one.update({"/S": "/Named", "/N": "/NoAction"})


parts, count = [], 0
for number, part in enumerate(settings["parts"], 1):
    try:
        parts.append(Part(part, number))
    except (KeyError, ValueError, RecursionError, TypeError):
        give_up(4, file=number)
    count += len(parts[-1].pages)
    if count > settings["maxPages"]:
        give_up(5)

for part in parts:
    settle_destinations(part)
    if has_script(part):
        notes.add("scripts")
        drop_scripts(part)

tree = {"/Type": "/Pages", "/Count": count, "/Kids": []}
tree_reference = new(tree)
for part in parts:
    reference = part.root["/Pages"]
    node = dictionary(reference)
    if node.get("/Type") != "/Pages" and "/Kids" not in node:
        reference = new({"/Type": "/Pages", "/Kids": [reference], "/Count": 1})
        node["/Parent"] = reference
        node = dictionary(reference)
    node["/Parent"] = tree_reference
    node["/Count"] = len(part.pages)
    tree["/Kids"].append(reference)

contents = {"/Type": "/Outlines"}
contents_reference = new(contents)
items = [outlines(part, contents_reference) for part in parts]
for (item, _), (following, _) in zip(items, items[1:]):
    dictionary(item)["/Next"] = following
    dictionary(following)["/Prev"] = item
contents.update({"/First": items[0][0], "/Last": items[-1][0], "/Count": sum(shown for _, shown in items)})

root = {"/Type": "/Catalog", "/Pages": tree_reference, "/Outlines": contents_reference, "/PageMode": "/UseOutlines"}
tags = merge_tags(parts)
attachments = merge_attachments(parts)
found = {
    "/StructTreeRoot": tags,
    "/AcroForm": merge_forms(parts),
    "/OCProperties": merge_layers(parts),
    "/PageLabels": merge_labels(parts),
    "/Names": {"/EmbeddedFiles": attachments} if attachments else None,
    "/MarkInfo": {"/Marked": True} if tags and all(dictionary(part.root.get("/MarkInfo")).get("/Marked") is True for part in parts) else None,
}
root.update({key: value for key, value in found.items() if value})
languages = [follow(part.root.get("/Lang")) for part in parts]
if languages[0] and all(language == languages[0] for language in languages):
    root["/Lang"] = languages[0]
for part in parts:
    del objects[part.root_key]

info = {"/Title": text(settings["title"])}
authors = [follow(part.info.get("/Author")) for part in parts]
if authors[0] and all(author == authors[0] for author in authors):
    info["/Author"] = authors[0]
trailer = {"/Root": new(root), "/Info": new(info), "/Size": last + 1}

head = {"jsonversion": 2, "pdfversion": "1.7", "pushedinheritedpageresources": False, "calledgetallpages": False, "maxobjectid": last}
with open("whole.json", "w", encoding="utf-8") as file:
    json.dump({"version": 2, "parameters": {"decodelevel": "none"}, "qpdf": [head, {**objects, "trailer": {"value": trailer}}]}, file)
status, said = qpdf("--json-input", "whole.json", "--object-streams=generate", target)
if status not in (0, 3):
    print(said[:2000], file=sys.stderr)
    sys.exit(1)
print(json.dumps({"notes": sorted(notes)}))
