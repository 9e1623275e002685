import { look } from '../../fidelity/look.ts';

const script = `
import sys, json, re, zipfile, datetime
import xml.etree.ElementTree as E
z = zipfile.ZipFile(sys.argv[1])
m = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
def read(name):
    return E.fromstring(z.read(name)) if name in z.namelist() else E.Element('none')
shared = [''.join(t.text or '' for t in s.iter(m + 't')) for s in read('xl/sharedStrings.xml').iter(m + 'si')]
styles = read('xl/styles.xml')
codes = {f.get('numFmtId'): f.get('formatCode') for f in styles.iter(m + 'numFmt')}
formats = [x.get('numFmtId', '0') for x in next(styles.iter(m + 'cellXfs'), [])]
def dated(c):
    i = formats[int(c.get('s', '0'))] if formats else '0'
    code = re.sub(r'"[^"]*"|\\\\.|\\[[^\\]]*\\]', '', codes.get(i, ''))
    return 14 <= int(i) <= 22 or 45 <= int(i) <= 47 or bool(re.search('[ydhs]', code))
def value(c):
    t, v = c.get('t'), c.find(m + 'v')
    if t == 'inlineStr': return ''.join(x.text or '' for x in c.iter(m + 't'))
    if v is None: return None
    if t == 's': return shared[int(v.text)]
    if t in ('str', 'e', 'd'): return v.text
    if t == 'b': return v.text == '1'
    n = float(v.text)
    if dated(c): return (datetime.datetime(1899, 12, 30) + datetime.timedelta(days=n)).isoformat()
    return int(n) if n == int(n) else n
def at(c):
    n = 0
    for letter in re.match('[A-Z]+', c.get('r')).group(): n = n * 26 + ord(letter) - 64
    return n - 1
rows = {}
for r in read('xl/worksheets/sheet1.xml').iter(m + 'row'):
    rows[int(r.get('r'))] = {at(c): value(c) for c in r.iter(m + 'c')}
wide = max((max(r, default=-1) for r in rows.values()), default=-1) + 1
print(json.dumps([[rows.get(i + 1, {}).get(j) for j in range(wide)] for i in range(max(rows, default=0))]))
`;

/** The values of the first sheet of an XLSX, rows of one length; days and times as ISO dates. */
export const readSheet = async (path: string): Promise<readonly (readonly unknown[])[]> =>
  JSON.parse(await look('python3', '-c', script, path));
