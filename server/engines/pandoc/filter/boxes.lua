-- Notes within notes, which most formats lack, become text in brackets.
function Note(note)
  if FORMAT:match('^html') then return nil end
  note.content = note.content:walk({
    Note = function(inner)
      local words = pandoc.utils.blocks_to_inlines(inner.content)
      words:insert(1, pandoc.Str('('))
      words:insert(1, pandoc.Space())
      words:insert(pandoc.Str(')'))
      return words
    end,
  })
  return note
end

-- A drawn table with joined cells, which grid_table.py has written as containers.
local function class_of(block, pattern)
  if block == nil or block.t ~= 'Div' then return nil end
  for _, class in ipairs(block.classes) do
    local first, second = class:match(pattern)
    if first then return first, second end
  end
end
local function joined_table(div)
  local head, columns = class_of(div, '^joined%-table%-(%d+)%-(%d+)$')
  if not head then return nil end
  local rows = pandoc.List()
  for _, row in ipairs(div.content) do
    local cells = pandoc.List()
    for _, cell in ipairs(row.t == 'Div' and row.content or {}) do
      local wide, tall = class_of(cell, '^joined%-cell%-(%d+)%-(%d+)$')
      if #cell.content == 1 and cell.content[1].t == 'Para' then cell.content[1] = pandoc.Plain(cell.content[1].content) end
      if wide then cells:insert(pandoc.Cell(cell.content, 'AlignDefault', tonumber(tall), tonumber(wide))) end
    end
    rows:insert(pandoc.Row(cells))
  end
  local specs = pandoc.List()
  for _ = 1, tonumber(columns) do specs:insert({ 'AlignDefault', nil }) end
  local heads = table.move(rows, 1, tonumber(head), 1, pandoc.List())
  local body = table.move(rows, tonumber(head) + 1, #rows, 1, pandoc.List())
  return pandoc.Table(
    { long = pandoc.List(), short = nil }, specs, pandoc.TableHead(heads), { { attr = pandoc.Attr(), body = body, head = {}, row_head_columns = 0 } },
    pandoc.TableFoot({})
  )
end

-- Blocks that LaTeX and Org set to a side.
local sides = { center = 'center', flushright = 'right', right = 'right', flushleft = 'left' }

-- Boxes of advice, which few targets have: elsewhere they are quotations below their title.
local function has_box(kind)
  return FORMAT == 'rst' or FORMAT == 'asciidoc' and (kind == 'note' or kind == 'tip' or kind == 'important' or kind == 'caution' or kind == 'warning')
end
local box_sources = { rst = true, dbk = true, org = true, jira = true }
local boxes = {
  note = 'Note', tip = 'Tip', hint = 'Hint', important = 'Important', caution = 'Caution', warning = 'Warning', danger = 'Danger',
  attention = 'Attention', error = 'Error', seealso = 'See also', todo = 'To do',
}
local function titled_box(div)
  local kind = div.classes[1] or ''
  if not box_sources[source or ''] or not (boxes[kind] or kind == 'admonition' or kind == 'panel') then return nil end
  local blocks, first, title = pandoc.List(div.content), div.content[1], nil
  if has_box(kind) then
    -- The target says its kind itself.
    if not class_of(first, '^(title)$') or pandoc.utils.stringify(first) ~= boxes[kind] then return nil end
    blocks:remove(1)
    return pandoc.Div(blocks, div.attr)
  end
  if class_of(first, '^(title)$') then
    title = pandoc.utils.blocks_to_inlines(first.content)
    blocks:remove(1)
  elseif kind == 'admonition' and first and first.t == 'Para' then
    title = first.content
    blocks:remove(1)
  else
    title = div.attributes.title or boxes[kind]
    title = title and { pandoc.Str(title) }
  end
  if title and #title > 0 then blocks:insert(1, pandoc.Para({ pandoc.Strong(title) })) end
  return #blocks > 0 and pandoc.BlockQuote(blocks) or nil
end

-- Web pages come with boxes only for notes (plain-tags.ts); spans have no look of their own.
local note_box = '^sd%a+note%d+$'
if source == 'html' then
  function Span(span)
    if span.identifier == '' then return span.content end
    span.classes, span.attributes = {}, {}
    return span
  end
end

-- Without a kind the numbers of reStructuredText are signs.
local function OrderedList(list)
  if source ~= 'html' or FORMAT ~= 'rst' or list.listAttributes.style ~= 'DefaultStyle' then return nil end
  list.listAttributes = { list.listAttributes.start, 'Decimal', 'Period' }
  return list
end

-- Links of pages to the boxes of notes, as notes; the boxes go.
local function with_page_notes(blocks)
  local notes = {}
  blocks = blocks:walk({
    Div = function(div)
      if not div.identifier:match(note_box) then return div.content end
      local content = div.content:walk({
        Link = function(link) return link.target:match('^#' .. div.identifier .. 'anc$') and {} or nil end,
      })
      local first = content[1]
      while first and first.content and first.content[1] and (first.content[1].t == 'Space' or first.content[1].t == 'SoftBreak') do
        first.content:remove(1)
      end
      notes[div.identifier] = content
      return {}
    end,
  })
  local function note_of(link) return notes[link.target:match('^#(sd%a+note%d+)sym$') or ''] end
  local wanted = {}
  blocks:walk({ Link = function(link) wanted[link.target:match('^#(.+)$') or ''] = true end })
  return blocks:walk({
    Superscript = function(raised)
      local only = #raised.content == 1 and raised.content[1]
      return only and only.t == 'Link' and note_of(only) and only or nil
    end,
    -- Pandoc names headings after their text, which no link of a page uses. Its Jira writer names all headings.
    Header = function(header)
      if not wanted[header.identifier] and FORMAT ~= 'jira' then header.identifier = '' end
      return header
    end,
  }):walk({ Link = function(link) return note_of(link) and pandoc.Note(note_of(link)) or nil end })
end

function Div(div)
  if source == 'html' then return div.identifier == '' and div.content or nil end
  local box = titled_box(div)
  if box then return box end
  local joined = joined_table(div)
  if joined then return Table(joined) or joined end
  if div.classes:includes('joined-caption') then
    local words, captioned = div.content[1], div.content[2]
    if not captioned or captioned.t ~= 'Table' or words.t ~= 'Para' then return div.content end
    captioned.caption = { long = pandoc.List({ pandoc.Plain(words.content) }), short = nil }
    return Table(captioned) or captioned
  end
  local side = FORMAT:match('^html') and sides[div.classes[1] or '']
  if side then
    div.attributes.style = 'text-align: ' .. side
    return div
  end
  if div.classes:includes('cell') or div.classes:includes('output') then return div.content end
end

-- Alerts of GitHub and callouts of Obsidian: quotations whose first line names their kind, and may have a title of its own.
function BlockQuote(quote)
  local first = quote.content[1]
  if not first or first.t ~= 'Para' or first.content[1].t ~= 'Str' then return nil end
  local kind = first.content[1].text:match('^%[!(%a[%w_-]*)%][+-]?$')
  if not kind then return nil end
  local title, rest = pandoc.List(), pandoc.List()
  for at = 2, #first.content do
    local inline = first.content[at]
    if #rest > 0 or inline.t == 'SoftBreak' or inline.t == 'LineBreak' then rest:insert(inline)
    elseif #title > 0 or inline.t ~= 'Space' then title:insert(inline)
    end
  end
  if #title == 0 then title:insert(pandoc.Str(kind:sub(1, 1):upper() .. kind:sub(2):lower())) end
  local blocks = pandoc.List({ pandoc.Para({ pandoc.Strong(title) }) })
  if #rest > 1 then blocks:insert(pandoc.Para(table.move(rest, 2, #rest, 1, pandoc.List()))) end
  blocks:extend(table.move(quote.content, 2, #quote.content, 1, pandoc.List()))
  return pandoc.BlockQuote(blocks)
end
