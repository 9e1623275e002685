"""What a MIDI file says, read by mido: `seconds`, and `notes` that sound alone: when they begin and end, and their number."""
import json
import sys

import mido

now, sounding, notes = 0.0, {}, []
for message in mido.MidiFile(sys.argv[1]):
    now += message.time
    if message.type in ("note_on", "note_off"):
        key = (message.channel, message.note)
        if message.type == "note_on" and message.velocity > 0:
            sounding[key] = now
        elif key in sounding:
            notes.append({"from": sounding.pop(key), "to": now, "number": message.note})
alone = [one for one in notes if not any(two is not one and two["from"] < one["to"] and one["from"] < two["to"] for two in notes)]
print(json.dumps({"seconds": now, "notes": alone}))
