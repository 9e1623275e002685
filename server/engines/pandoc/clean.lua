-- Leaves nothing in a document that a writer would pass on unread or fetch: code of the source's own language, and pictures that lie
-- elsewhere. Web pages inside notebooks are read as such.
local keeps_pictures = PANDOC_WRITER_OPTIONS ~= nil and (FORMAT:match('^html') or FORMAT == 'json')

function RawBlock(block)
  if block.format:match('html') then return pandoc.read(block.text, 'html').blocks end
  return {}
end

function RawInline(inline)
  if inline.format:match('html') and inline.text:match('^<br') then return pandoc.LineBreak() end
  return {}
end

function Image(image)
  if keeps_pictures and (image.src:match('^data:image/') or FORMAT:match('^html') and not image.src:match('^%a+:')) then return nil end
  if image.src:match('^https?:') then
    local words = #image.caption > 0 and image.caption or image.src
    return pandoc.Link(words, image.src)
  end
  return image.caption
end

function Link(link)
  if link.target:match('^%s*%a+:') and not link.target:match('^%s*[hfmnt]%a+:') then return link.content end
end

-- Cells of notebooks and what they have put out: boxes that no other format has a look for.
function Div(div)
  if div.classes:includes('cell') or div.classes:includes('output') then return div.content end
end
