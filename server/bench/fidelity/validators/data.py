"""Files of data and text as other readers than ours take them: Python's modules. Says what is wrong."""
import configparser, csv, json, plistlib, sqlite3, sys, tomllib

path = sys.argv[1]
end = path.rsplit('.', 1)[-1].lower()
try:
    if end == 'sqlite':
        found = sqlite3.connect(f'file:{path}?mode=ro', uri=True).execute('pragma integrity_check').fetchall()
        if found != [('ok',)]:
            print(found)
    elif end == 'plist':
        with open(path, 'rb') as file:
            plistlib.load(file)
    elif end == 'toml':
        with open(path, 'rb') as file:
            tomllib.load(file)
    else:
        with open(path, encoding='utf-8-sig', newline='') as file:
            text = file.read()
        if end in ('json', 'geojson', 'ipynb', 'gltf'):
            json.loads(text)
        elif end == 'jsonl':
            [json.loads(line) for line in text.splitlines() if line]
        elif end in ('csv', 'tsv'):
            list(csv.reader(text.splitlines(True), delimiter=',' if end == 'csv' else '\t', strict=True))
        elif end == 'ini':
            configparser.ConfigParser(interpolation=None, strict=False, allow_no_value=True).read_string(text)
        elif end in ('yaml', 'yml'):
            try:
                import yaml
            except ImportError:
                yaml = None
            if yaml:
                list(yaml.safe_load_all(text))
        elif '\0' in text:
            print('a zero in a text')
except Exception as error:
    print(type(error).__name__, error)
