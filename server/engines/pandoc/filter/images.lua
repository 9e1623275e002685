-- Pictures that came along, as notebooks bring them, are written into web pages here:
-- Pandoc's own --self-contained opens whatever file is named.
local keeps_pictures = PANDOC_WRITER_OPTIONS ~= nil and (FORMAT:match('^html') or FORMAT == 'json')

local alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
local function base64(bytes)
  -- Two letters for each 12 bits.
  local letters = {}
  for number = 0, 4095 do
    local first, second = number >> 6, number & 63
    letters[number] = alphabet:sub(first + 1, first + 1) .. alphabet:sub(second + 1, second + 1)
  end
  local missing = -#bytes % 3
  local whole, text, count = bytes .. ('\0'):rep(missing), {}, 0
  for at = 1, #whole, 3 do
    local one, two, three = whole:byte(at, at + 2)
    text[count + 1], text[count + 2] = letters[one << 4 | two >> 4], letters[(two & 15) << 8 | three]
    count = count + 2
  end
  return table.concat(text):sub(1, -missing - 1) .. ('='):rep(missing)
end

-- Text formats that link images: 1 to a file next to the document, 2 also to a web address.
local names_pictures = {
  gfm = 2, rst = 2, org = 2, textile = 2, dokuwiki = 2, asciidoc = 2, jira = 2, docbook = 2, jats = 2,
  mediawiki = 1, latex = 1, muse = 1, xwiki = 1, zimwiki = 1, texinfo = 1, tei = 1, context = 1, icml = 1,
}
local picture_names = names_pictures[FORMAT:match('^%a+')] or 0

function Image(image)
  -- A figure of text (latex_floats.py): only its caption remains here.
  if source == 'tex' and image.src == 'no-picture' then return pandoc.Span(image.caption, pandoc.Attr(image.identifier)) end
  image.src = image.src:gsub('^attachment:', '')
  local kind, bytes = pandoc.mediabag.lookup(image.src)
  if keeps_pictures and bytes and kind:match('^image/') then
    image.src = 'data:' .. kind .. ';base64,' .. base64(bytes)
    return image
  end
  if keeps_pictures and (image.src:match('^data:image/') or FORMAT:match('^html') and not image.src:match('^%a+:')) then return nil end
  local is_beside = image.src ~= '' and not image.src:match('^%a[%w+.-]*:')
  if not bytes and (is_beside and picture_names > 0 or image.src:match('^https?:') and picture_names > 1) then return image end
  if image.src:match('^https?:') then
    local words = #image.caption > 0 and image.caption or image.src
    return pandoc.Link(words, image.src)
  end
  return image.caption
end

function Link(link)
  -- Nothing may be marked within links of reStructuredText.
  local changed
  if FORMAT == 'rst' then
    link.content = link.content:walk({ Code = function(code) return pandoc.Str(code.text) end })
    changed = link
  end
  -- A picture on the web within a link has become a link itself.
  local inner = link.content:walk({ Link = function(one) return one.content end })
  if inner ~= link.content then
    link.content = inner
    changed = link
  end
  if link.target:match('^%s*%a+:') and not link.target:match('^%s*[hfmnt]%a+:') then return link.content end
  return changed
end
