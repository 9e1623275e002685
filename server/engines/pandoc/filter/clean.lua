-- AsciiDoc names headings in its own way: those that links lead to keep their names, which begin with a letter there.
local function place(id) return id:match('^[%a_:\x80-\xff]') and id or '_' .. id end

local function with_places(document)
  local wanted = {}
  document.blocks:walk({ Link = function(link) wanted[link.target:match('^#(.+)$') or ''] = true end })
  document.blocks = document.blocks:walk({
    Header = function(header)
      header.identifier = wanted[header.identifier] and header.identifier ~= '' and place(header.identifier) or ''
      return header
    end,
    Link = function(link)
      local id = link.target:match('^#(.+)$')
      if id then link.target = '#' .. place(id) end
      return link
    end,
  })
end

-- In AsciiDoc a list that follows a paragraph of its item without a blank line would continue that paragraph.
local function apart(list)
  for _, item in ipairs(list.content) do
    for at = #item, 3, -1 do
      local kind = item[at].t
      if (kind == 'BulletList' or kind == 'OrderedList') and item[at - 1].t == 'Para' then item:insert(at, pandoc.RawBlock('asciidoc', '')) end
    end
  end
  return list
end

-- Org leaves out the heading above its notes.
local function without_notes_heading(blocks)
  for at = #blocks, 1, -1 do
    local block, next = blocks[at], blocks[at + 1]
    local is_empty = next == nil or next.t == 'Header' and next.level <= (block.level or 0)
    if block.t == 'Header' and is_empty and pandoc.utils.stringify(block) == 'Footnotes' then blocks:remove(at) end
  end
end

-- Reports a document without any text, such as one of pictures only, as empty (faults.ts).
function Pandoc(document)
  if document.meta.references then document.meta.references = mend_references(document.meta.references) end
  local meta, found = document.meta, has_text(document.blocks)
  document.blocks:walk({ CodeBlock = function() found = true end, RawBlock = function() found = true end, Image = function() found = true end })
  for _, about in pairs({ meta.title, meta.references, meta.abstract }) do found = found or about ~= nil end
  if not found then error('The document is empty.') end
  if source == 'html' then document.blocks = with_page_notes(document.blocks) end
  if has_tags then document.blocks = document.blocks:walk({ RawInline = function() return {} end }) end
  if source == 'org' then without_notes_heading(document.blocks) end
  with_title_page(document)
  if source == 'rst' and FORMAT ~= 'rst' then with_contents(document) end
  if FORMAT == 'asciidoc' then
    with_places(document)
    document.blocks = document.blocks:walk({ BulletList = apart, OrderedList = apart })
  end
  document.blocks = without_address_bars(document.blocks):walk({ Table = with_cell_bars })
  with_plain_starts(document)
  if FORMAT == 'rst' then document.blocks = with_ends(with_rst_places(document.blocks)) end
  -- An outline has texts only below its headings.
  local first = document.blocks[1]
  if FORMAT == 'opml' and first and first.t ~= 'Header' then
    document.blocks:insert(1, pandoc.Header(1, meta.title and pandoc.utils.stringify(meta.title) or 'Text'))
  end
  return document
end

local filter = {
  RawInline = RawInline, Span = Span, OrderedList = OrderedList, Inlines = Inlines, Image = Image, Link = Link, Strong = Strong, Emph = Emph, Strikeout = Strikeout,
  Underline = Underline, Note = Note, Plain = Plain, Para = Para, Header = Header, Div = Div, BlockQuote = BlockQuote,
  RawBlock = RawBlock, Table = Table, Pandoc = Pandoc, Str = FORMAT == 'asciidoc' and with_plain_braces or nil,
}
return source == 'ipynb' and { { Div = best_output }, filter } or { filter }
