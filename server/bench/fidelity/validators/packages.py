"""Office documents as packages: parts are well-formed XML, every reference leads to a part, every part has a type (ECMA-376-2, ODF 1.3 part 2). Says what is wrong."""
import posixpath, sys, zipfile
from xml.etree import ElementTree

package = zipfile.ZipFile(sys.argv[1])
names = package.namelist()
xml = {}
for name in names:
    if name.endswith(('.xml', '.rels', '.rdf', '.model')) and package.getinfo(name).file_size > 0:
        try:
            xml[name] = ElementTree.fromstring(package.read(name))
        except ElementTree.ParseError as error:
            print(name, error)
if len(set(names)) != len(names):
    print('a name twice')
if '[Content_Types].xml' in names:
    types = xml['[Content_Types].xml']
    known = {one.get('Extension', '').lower() for one in types} | {one.get('PartName', '').lower() for one in types}
    for name in names:
        if name.endswith('/') or name == '[Content_Types].xml':
            continue
        if '/' + name.lower() not in known and name.rsplit('.', 1)[-1].lower() not in known:
            print(name, 'has no type')
    for part in known:
        if part.startswith('/') and part[1:] not in {name.lower() for name in names}:
            print(part, 'has a type and is not there')
    for name, root in xml.items():
        if not name.endswith('.rels'):
            continue
        folder = posixpath.dirname(posixpath.dirname(name))
        ids = [one.get('Id') for one in root]
        if len(set(ids)) != len(ids):
            print(name, 'has an id twice')
        for one in root:
            target = one.get('Target', '')
            if one.get('TargetMode') == 'External' or target.startswith('#'):
                continue
            path = target[1:] if target.startswith('/') else posixpath.normpath(posixpath.join(folder, target))
            if path.split('#')[0] not in names:
                print(name, 'leads to', path)
else:
    first = package.infolist()[0]
    if first.filename != 'mimetype' or first.compress_type != zipfile.ZIP_STORED or first.extra:
        print('the first part is no plain mimetype')
    space = '{urn:oasis:names:tc:opendocument:xmlns:manifest:1.0}'
    listed = {one.get(space + 'full-path') for one in xml['META-INF/manifest.xml']}
    for name in names:
        if not name.endswith('/') and not name.startswith('META-INF/') and name not in listed | {'mimetype'}:
            print(name, 'is not in the manifest')
    for name in listed:
        if not name.endswith('/') and name not in names:
            print(name, 'is in the manifest and not there')
