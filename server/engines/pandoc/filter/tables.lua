-- Outlines have notes in Markdown without tables: one line per row, with bars between cells. Tables of two wikis have no captions.
function Table(found)
  -- A table of text (latex_floats.py): only its caption remains here.
  local row = source == 'tex' and #found.bodies == 1 and found.bodies[1].body[1]
  if row and #row.cells == 1 and pandoc.utils.stringify(row.cells[1].contents) == 'no-picture' then
    return pandoc.Para(pandoc.utils.blocks_to_inlines(found.caption.long))
  end
  -- That of AsciiDoc protects its bars itself.
  local barred = with_cell_bars(found)
  local joined = joined_markup(FORMAT:match('^asciidoc') and found or barred)
  if joined then return joined end
  if FORMAT == 'jira' or FORMAT == 'xwiki' then return found.caption.long .. { found } end
  if FORMAT == 'mediawiki' and #found.caption.long > 0 then
    local caption = pandoc.write(pandoc.Pandoc({ pandoc.Plain(pandoc.utils.blocks_to_inlines(found.caption.long)) }), 'mediawiki')
    barred.caption = { long = {} }
    local text = pandoc.write(pandoc.Pandoc({ barred }), 'mediawiki')
    local first, rest = text:match('^({|[^\n]*\n)(.*)$')
    return first and pandoc.RawBlock('mediawiki', first .. '|+ ' .. caption:gsub('%s+', ' ') .. '\n' .. rest) or nil
  end
  if FORMAT ~= 'opml' then return nil end
  local simple, lines = pandoc.utils.to_simple_table(found), {}
  if #simple.caption > 0 then lines[1] = pandoc.Para(simple.caption) end
  for _, row in ipairs({ simple.header, table.unpack(simple.rows) }) do
    local line = pandoc.List()
    for _, cell in ipairs(row) do
      if pandoc.utils.stringify(cell):gsub('\u{a0}', ''):match('%S') then
        if #line > 0 then line:extend({ pandoc.Space(), pandoc.Str('|'), pandoc.Space() }) end
        line:extend(pandoc.utils.blocks_to_inlines(cell))
      end
    end
    if #line > 0 then lines[#lines + 1] = pandoc.Para(line) end
  end
  return lines
end
