-- What the writer of reStructuredText lacks: names of places, tables of contents, ends of blocks; and links of its reader.

-- Words between two roles that plain_rst.py has set, as a link.
if source == 'rst' then
  local function role(inline) return inline.t == 'Code' and inline.attributes.role or nil end
  Inlines = function(list)
    local out, inner, target = pandoc.List(), pandoc.List(), nil
    for _, inline in ipairs(list) do
      local said = role(inline)
      if said == 'link-start' then target = inline.text
      elseif said == 'link-end' and target then
        local link = pandoc.Link(inner, target)
        local kept = Link(link) or link
        if kept.t then out:insert(kept) else out:extend(kept) end
        inner, target = pandoc.List(), nil
      elseif target then inner:insert(inline)
      else out:insert(inline)
      end
    end
    out:extend(inner)
    return out
  end
end

-- Nothing may be marked within marks of reStructuredText, either: code stays code where it is all that is marked.
local function plain_code(mark)
  if FORMAT ~= 'rst' then return nil end
  if #mark.content == 1 and mark.content[1].t == 'Code' then return mark.content end
  mark.content = mark.content:walk({ Code = function(code) return pandoc.Str(code.text) end })
  return mark
end
Strong, Emph, Strikeout, Underline = plain_code, plain_code, plain_code, plain_code

-- reStructuredText names places in lines of their own, and links lead to their names.
local function rst_place(id) return 'place-' .. id:lower():gsub('[^%w\x80-\xff]+', '-'):gsub('^%-', ''):gsub('%-$', '') end
local function with_rst_places(blocks)
  local wanted, known = {}, {}
  blocks:walk({ Link = function(link) wanted[link.target:match('^#(.+)$') or ''] = true end })
  if next(wanted) == nil then return blocks end
  blocks = blocks:walk({
    Blocks = function(list)
      local out = pandoc.List()
      for _, block in ipairs(list) do
        local function name(id)
          if id == '' or not wanted[id] or known[id] then return end
          known[id] = true
          out:insert(pandoc.RawBlock('rst', '.. _' .. rst_place(id) .. ':' .. raw_end()))
        end
        if block.t == 'Header' then
          name(block.identifier)
          block.identifier = ''
        end
        if block.t == 'Para' or block.t == 'Plain' or block.t == 'Header' then
          block.content:walk({ Span = function(span) name(span.identifier) end })
        elseif block.identifier then name(block.identifier)
        end
        out:insert(block)
      end
      return out
    end,
  })
  return blocks:walk({
    Link = function(link)
      local id = link.target:match('^#(.+)$')
      if not id or not known[id] then return nil end
      link.target = rst_place(id) .. '_'
      return link
    end,
  })
end

-- The links to the headings that a directive of reStructuredText asks for; with `local`, those of its own section.
local function contents_of(blocks, place)
  local div, floor, from, to = blocks[place], 0, 1, #blocks
  if div.attributes['local'] then
    for at = place, 1, -1 do
      if blocks[at].t == 'Header' then floor = blocks[at].level break end
    end
    from = place
  end
  local headers = {}
  for at = from, to do
    local block = blocks[at]
    if block.t == 'Header' then
      if block.level <= floor then break end
      if block.identifier ~= '' then headers[#headers + 1] = block end
    end
  end
  local deepest, at = tonumber(div.attributes.depth) or 99, 1
  local function items(level, depth)
    local list = {}
    while headers[at] and headers[at].level >= level do
      local header = headers[at]
      at = at + 1
      local words = header.content:walk({ Link = function(link) return link.content end, Note = function() return {} end })
      local item = { pandoc.Plain({ pandoc.Link(words, '#' .. header.identifier) }) }
      local inner = items(header.level + 1, depth + 1)
      if #inner > 0 and depth < deepest then item[2] = pandoc.BulletList(inner) end
      list[#list + 1] = item
    end
    return list
  end
  local list = items(1, 1)
  div.attr = pandoc.Attr('', { 'contents' })
  if #list > 0 then div.content:insert(pandoc.BulletList(list)) end
end

local function with_contents(document)
  local count = 0
  for place, block in ipairs(document.blocks) do
    if block.t == 'Div' and block.classes:includes('contents') and count < 20 then
      count = count + 1
      contents_of(document.blocks, place)
    end
  end
end

-- Blocks of reStructuredText whose indented lines a quotation behind them would go on. Behind raw text the writer ends them itself.
local function is_open(block)
  local last = block.t == 'Para' and block.content[#block.content]
  return last and (last.t == 'Image' or last.t == 'Math' and last.mathtype == 'DisplayMath')
end
local function with_ends(blocks)
  local out = pandoc.List()
  for at, block in ipairs(blocks) do
    if block.t == 'BlockQuote' and at > 1 and is_open(blocks[at - 1]) then out:insert(pandoc.RawBlock('rst', '')) end
    out:insert(block)
  end
  return out
end
