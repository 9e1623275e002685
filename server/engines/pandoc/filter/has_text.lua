-- Whether blocks have text. `pandoc.utils.stringify` joins it word by word, which takes quadratic time.
local function has_text(blocks)
  local found = false
  local function note(inline) found = found or inline.text:match('%S') ~= nil end
  blocks:walk({ Str = note, Code = note, Math = note })
  return found
end
