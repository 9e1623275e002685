-- Texts that may have tags of HTML within; `source` is their format (engine.ts).
local has_tags = source == 'md' or source == 'ipynb'
-- HTML tags in Markdown with equivalents in other formats. `Inlines` joins the contents of each pair.
local marks = {
  sub = pandoc.Subscript, sup = pandoc.Superscript, u = pandoc.Underline, ins = pandoc.Underline, b = pandoc.Strong,
  strong = pandoc.Strong, i = pandoc.Emph, em = pandoc.Emph, s = pandoc.Strikeout, del = pandoc.Strikeout, strike = pandoc.Strikeout,
}
function marks.q(inner) return pandoc.Quoted('DoubleQuote', inner) end
function marks.kbd(inner) return pandoc.Code(pandoc.utils.stringify(inner)) end
marks.code, marks.samp, marks.tt = marks.kbd, marks.kbd, marks.kbd
-- Text colours: only HTML and Markdown have them among the formats that Pandoc writes.
local has_colours = FORMAT:match('^html') or FORMAT:match('^gfm')
local function coloured(inner, tag)
  local styles = pandoc.List()
  for name, value in (tag:match('%sstyle%s*=%s*["\']([^"\']*)') or ''):gmatch('([%a-]+)%s*:%s*([^;]+)') do
    local is_colour = name:lower() == 'color' or name:lower():match('^background%-?c?o?l?o?r?$')
    if is_colour and value:match('^[#%w%s.,%%()-]+$') and not value:lower():match('url') then styles:insert(name .. ': ' .. value) end
  end
  local color = tag:match('%scolor%s*=%s*["\']?([#%w]+)')
  if color then styles:insert('color: ' .. color) end
  if #styles == 0 or not has_colours then return inner end
  return pandoc.Span(inner, { style = table.concat(styles, '; ') })
end
marks.span, marks.font = coloured, coloured
-- Open tags at a time; deeper ones are dropped, and their text is kept.
local most_open = 20

local function tag_of(inline)
  if inline.t ~= 'RawInline' or not inline.format:match('html') then return nil end
  local slash, name = inline.text:match('^<(/?)(%a+)[^<>]*>$')
  name = name and name:lower()
  return marks[name] and name, slash == '/'
end

-- Tags of lists within a paragraph or a cell, which `with_lists` makes blocks of.
local list_tags = { ul = true, ol = true, li = true }
local function list_tag(inline)
  local slash, name = inline.text:match('^<(/?)(%a+)[^<>]*>$')
  name = name and name:lower()
  return list_tags[name] and name, slash == '/'
end

local function value_in(tag, name)
  local value = tag:match('%s' .. name .. '%s*=%s*"([^"]*)"') or tag:match('%s' .. name .. "%s*=%s*'([^']*)'") or ''
  return (value:gsub('&amp;', '&'))
end

function RawInline(inline)
  if not inline.format:match('html') then return {} end
  local tag = inline.text:match('^<(%a+)')
  if tag and tag:lower() == 'br' then return pandoc.LineBreak() end
  if has_tags and (tag_of(inline) or list_tag(inline)) then return nil end
  if not tag or tag:lower() ~= 'img' then return {} end
  local alt = value_in(inline.text, 'alt')
  local image = pandoc.Image(alt == '' and {} or { pandoc.Str(alt) }, value_in(inline.text, 'src'))
  return Image(image) or image
end

local function paired(list)
  local found = false
  for _, inline in ipairs(list) do found = found or tag_of(inline) ~= nil end
  if not found then return nil end
  local open = { { inner = pandoc.List() } }
  for _, inline in ipairs(list) do
    local name, closes = tag_of(inline)
    local last = open[#open]
    if not name then last.inner:insert(inline)
    elseif closes and last.name == name then
      open[#open] = nil
      if #last.inner > 0 then
        local marked = marks[name](last.inner, last.tag)
        if marked.t then open[#open].inner:insert(marked) else open[#open].inner:extend(marked) end
      end
    elseif not closes and #open <= most_open then open[#open + 1] = { name = name, tag = inline.text, inner = pandoc.List() }
    end
  end
  while #open > 1 do
    local last = table.remove(open)
    open[#open].inner:extend(last.inner)
  end
  return open[1].inner
end
-- Links and embedded files of notes: `[[Note|words]]`, `![[picture.png]]`. The notes are other files, so their names or words stay.
local function shown(embedded, name, words)
  local file = name:match('^%s*(.-)%s*$')
  if embedded == '!' and file:lower():match('%.%a%a%a%a?%a?$') then
    local image = pandoc.Image({ pandoc.Str(file) }, file)
    return Image(image) or { image }
  end
  local text = words and words:match('%S') and words or file:gsub('^#+', ''):gsub('%.md$', ''):gsub('#%^?', ' > ')
  local list = pandoc.List()
  for word in text:gmatch('%S+') do
    if #list > 0 then list:insert(pandoc.Space()) end
    list:insert(pandoc.Str(word))
  end
  return list
end

-- Most inlines of a link in brackets.
local most_words = 40
local function with_notes(list)
  local found = false
  for _, inline in ipairs(list) do found = found or inline.t == 'Str' and inline.text:find('[[', 1, true) ~= nil end
  if not found then return nil end
  local out, at = pandoc.List(), 1
  while at <= #list do
    local inline, last = list[at], at
    local before, embedded, rest = (inline.t == 'Str' and inline.text or ''):match('^(.-)(!?)%[%[([^%[%s].*)$')
    while rest and not rest:find(']]', 1, true) and last < #list and last - at < most_words do
      last = last + 1
      local next = list[last]
      rest = (next.t == 'Str' and rest .. next.text) or ((next.t == 'Space' or next.t == 'SoftBreak') and rest .. ' ') or nil
    end
    local name, behind = (rest or ''):match('^([^%[%]]*)%]%](.*)$')
    if name and name:find('[%a\x80-\xff]') then
      local file, words = name:match('^([^|]*)|(.*)$')
      if before ~= '' then out:insert(pandoc.Str(before)) end
      out:extend(shown(embedded, file or name, words))
      if behind == '' then at = last + 1 else list[last], at = pandoc.Str(behind), last end
    else
      out:insert(inline)
      at = at + 1
    end
  end
  return out
end

-- A paragraph with tags of lists as its words and these lists; nil if it has none.
local function with_lists(block)
  local function holds_lists(inline) return inline.t == 'RawInline' and list_tag(inline) end
  local found = false
  for _, inline in ipairs(block.content) do found = found or holds_lists(inline) end
  if not found then return nil end
  -- Blocks that are being filled, outermost first: those of the paragraph, then of the open item of each list.
  local open, words = { { blocks = pandoc.List() } }, pandoc.List()
  local function flush()
    while #words > 0 and (words[1].t == 'Space' or words[1].t == 'SoftBreak') do words:remove(1) end
    while #words > 0 and (words[#words].t == 'Space' or words[#words].t == 'SoftBreak') do words:remove() end
    if #words > 0 then open[#open].blocks:insert(#open == 1 and pandoc[block.t](words) or pandoc.Plain(words)) end
    words = pandoc.List()
  end
  local function close()
    flush()
    local last = table.remove(open)
    if #last.blocks > 0 then last.items:insert(last.blocks) end
    if #last.items > 0 then open[#open].blocks:insert(last.make(last.items)) end
  end
  for _, inline in ipairs(block.content) do
    local name, closes
    if inline.t == 'RawInline' then name, closes = list_tag(inline) end
    if not name then words:insert(inline)
    elseif name == 'li' then
      flush()
      local last = open[#open]
      if last.items and #last.blocks > 0 then
        last.items:insert(last.blocks)
        last.blocks = pandoc.List()
      end
    elseif closes then
      if #open > 1 then close() end
    elseif #open <= most_open then
      flush()
      local make = name == 'ul' and pandoc.BulletList or pandoc.OrderedList
      open[#open + 1] = { make = make, items = pandoc.List(), blocks = pandoc.List() }
    end
  end
  while #open > 1 do close() end
  flush()
  return open[1].blocks
end

if has_tags then
  Plain, Para = with_lists, with_lists

  Inlines = function(list)
    local noted = with_notes(list)
    return paired(noted or list) or noted
  end

  -- Attributes behind a heading, as Pandoc, Hugo and others have them: `{#id .class}`.
  function Header(header)
    local words, at = '', #header.content
    while at > 0 and #header.content - at < 12 do
      local inline = header.content[at]
      if inline.t ~= 'Str' and inline.t ~= 'Space' then return nil end
      words = (inline.t == 'Str' and inline.text or ' ') .. words
      if words:match('^{:?%s*[#.-].*}$') then
        header.identifier = words:match('#([^%s{}]+)') or header.identifier
        header.content = table.move(header.content, 1, at - 1, 1, pandoc.List())
        if #header.content > 0 and header.content[#header.content].t == 'Space' then header.content:remove() end
        return header
      end
      at = at - 1
    end
  end
end
