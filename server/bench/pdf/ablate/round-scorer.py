"""Scores round trips for the ablation: one line `kind id path` in, one line with the overall score out. argv: folder of score.py."""
import json, os, sys, tempfile

sys.path.insert(0, sys.argv[1])
import score

manifest = json.load(open(os.path.join(score.HERE, 'manifest.json'), encoding='utf8'))
documents = {e['id']: e for e in manifest['documents']}
truths = {}
read_truth = score.truth


def truth(man, e):
    if e['id'] not in truths:
        truths[e['id']] = read_truth(man, e)
    return truths[e['id']]


score.truth = truth
scratch = tempfile.mkdtemp()
for line in sys.stdin:
    kind, name, path = line.rstrip('\n').split(' ', 2)
    try:
        data = open(path, 'rb').read()
        metrics, _ = score.score_output(manifest, documents[name], kind, data, path, scratch)
        print(score.overall(kind, metrics), flush=True)
    except Exception:
        print(0, flush=True)
