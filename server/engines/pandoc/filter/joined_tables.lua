-- Tables with joined cells, which Pandoc's writers of these formats leave apart: `joined_markup` writes a table as its format has it.

local function text_of(blocks, format)
  return (pandoc.write(pandoc.Pandoc(blocks), format):gsub('^%s+', ''):gsub('%s+$', ''))
end

local function is_line(cell)
  return #cell.contents == 0 or #cell.contents == 1 and (cell.contents[1].t == 'Plain' or cell.contents[1].t == 'Para')
end

-- Rows of all parts: `{ head = whether they are of the head, cells = … }`, and what the table has.
local function rows_of(found)
  local rows, has = pandoc.List(), { joined = false, notes = false, blocks = false, breaks = false }
  local function add(row, head)
    for _, cell in ipairs(row.cells) do
      if cell.row_span > 1 or cell.col_span > 1 then has.joined = true end
      if not is_line(cell) then has.blocks = true end
      pandoc.Div(cell.contents):walk({ Note = function() has.notes = true end, LineBreak = function() has.breaks = true end })
    end
    rows:insert({ head = head, cells = row.cells })
  end
  for _, row in ipairs(found.head.rows) do add(row, true) end
  for _, body in ipairs(found.bodies) do
    for _, row in ipairs(body.head) do add(row, true) end
    for _, row in ipairs(body.body) do add(row, false) end
  end
  for _, row in ipairs(found.foot.rows) do add(row, false) end
  return rows, has
end

-- Rows as positions: a cell where it begins, `true` where it goes on downwards, `false` where it goes on to the right.
local function grid_of(rows, columns)
  local grid = {}
  for at = 1, #rows do grid[at] = {} end
  for at, row in ipairs(rows) do
    local column = 1
    for _, cell in ipairs(row.cells) do
      while grid[at][column] ~= nil do column = column + 1 end
      for down = 0, math.min(cell.row_span, #rows - at + 1) - 1 do
        for across = 0, cell.col_span - 1 do
          if column + across <= columns then
            if across > 0 then grid[at + down][column + across] = false
            elseif down > 0 then grid[at + down][column] = true
            else grid[at][column] = cell
            end
          end
        end
      end
    end
  end
  return grid
end

local function caption_of(found, format)
  local words = pandoc.utils.blocks_to_inlines(found.caption.long)
  return #words > 0 and text_of({ pandoc.Plain(words) }, format):gsub('%s+', ' ') or nil
end

local joined = {}

function joined.asciidoc(found, rows)
  local out, caption, heads = pandoc.List(), caption_of(found, 'asciidoc'), #found.head.rows
  if caption then out:insert('.' .. caption) end
  local widths = pandoc.List()
  for _, spec in ipairs(found.colspecs) do widths:insert(tostring(math.max(1, math.floor((tonumber(spec[2]) or 0) * 100 + 0.5)))) end
  out:insert(('[cols="%s"%s]'):format(table.concat(widths, ','), heads > 0 and ',options="header"' or ''))
  out:insert('|===')
  for at, row in ipairs(rows) do
    for _, cell in ipairs(row.cells) do
      local across, down = cell.col_span > 1 and tostring(cell.col_span) or '', cell.row_span > 1 and '.' .. cell.row_span or ''
      local style = not is_line(cell) and 'a' or row.head and at > 1 and 'h' or ''
      local text = text_of(cell.contents, 'asciidoc'):gsub('|', '\\|')
      out:insert((across .. down ~= '' and across .. down .. '+' or '') .. style .. '|' .. text)
    end
    out:insert('')
  end
  out[#out] = '|==='
  return table.concat(out, '\n')
end

function joined.mediawiki(found, rows)
  local caption = caption_of(found, 'mediawiki')
  local out = pandoc.List({ '{| class="wikitable"' })
  if caption then out:insert('|+ ' .. caption) end
  for _, row in ipairs(rows) do
    out:insert('|-')
    for _, cell in ipairs(row.cells) do
      local spans = (cell.col_span > 1 and ' colspan="' .. cell.col_span .. '"' or '') .. (cell.row_span > 1 and ' rowspan="' .. cell.row_span .. '"' or '')
      -- Two of these begin another cell.
      local text = text_of(cell.contents, 'mediawiki'):gsub('||', '&#124;&#124;'):gsub('!!', '&#33;&#33;')
      out:insert((row.head and '!' or '|') .. spans .. (spans ~= '' and ' |' or '') .. (is_line(cell) and ' ' or '\n') .. text)
    end
  end
  out:insert('|}')
  return table.concat(out, '\n')
end

function joined.xwiki(found, rows)
  local out, caption = pandoc.List(), caption_of(found, 'xwiki')
  if caption then out:insert(caption .. '\n') end
  for _, row in ipairs(rows) do
    local line = ''
    for _, cell in ipairs(row.cells) do
      local spans = (cell.col_span > 1 and ' colspan="' .. cell.col_span .. '"' or '') .. (cell.row_span > 1 and ' rowspan="' .. cell.row_span .. '"' or '')
      local text = text_of(cell.contents, 'xwiki')
      line = line .. (row.head and '|=' or '|') .. (spans ~= '' and '(%' .. spans .. ' %)' or '') .. (is_line(cell) and text or '(((\n' .. text .. '\n)))')
    end
    out:insert(line)
  end
  return table.concat(out, '\n')
end

function joined.textile(found, rows, has)
  if has.blocks or has.notes then return nil end
  local out, caption = pandoc.List(), caption_of(found, 'textile')
  if caption then out:insert(caption .. '\n') end
  for _, row in ipairs(rows) do
    local line = '|'
    for _, cell in ipairs(row.cells) do
      local marks = (row.head and '_' or '') .. (cell.col_span > 1 and '\\' .. cell.col_span or '') .. (cell.row_span > 1 and '/' .. cell.row_span or '')
      line = line .. marks .. (marks ~= '' and '. ' or '') .. text_of(cell.contents, 'textile'):gsub('|', '&#124;') .. '|'
    end
    out:insert(line)
  end
  return table.concat(out, '\n')
end

function joined.dokuwiki(found, rows, has)
  if has.blocks then return nil end
  local out, caption = pandoc.List(), caption_of(found, 'dokuwiki')
  if caption then out:insert(caption .. '\n') end
  for at, row in ipairs(grid_of(rows, #found.colspecs)) do
    local mark = rows[at].head and '^' or '|'
    local line = ''
    for column = 1, #found.colspecs do
      local cell = row[column]
      if cell == false then line = line .. mark
      elseif cell == true or cell == nil then line = line .. mark .. (cell and ' ::: ' or '  ')
      else line = line .. mark .. ' ' .. text_of(cell.contents, 'dokuwiki'):gsub('\n', ' ') .. ' '
      end
    end
    out:insert(line .. mark)
  end
  return table.concat(out, '\n')
end

local function xml(text)
  return (text:gsub('&', '&amp;'):gsub('<', '&lt;'))
end

function joined.docbook5(found, rows, has)
  if has.notes then return nil end
  local caption = caption_of(found, 'plain')
  local tag = caption and 'table' or 'informaltable'
  local out = pandoc.List({ '<' .. tag .. '>' })
  if caption then out:insert('<title>' .. xml(caption) .. '</title>') end
  out:insert('<tgroup cols="' .. #found.colspecs .. '">')
  for at = 1, #found.colspecs do out:insert('<colspec colname="c' .. at .. '" />') end
  local grid, part = grid_of(rows, #found.colspecs), nil
  for at, row in ipairs(rows) do
    local now = at <= #found.head.rows and 'thead' or 'tbody'
    if now ~= part then
      if part then out:insert('</' .. part .. '>') end
      out:insert('<' .. now .. '>')
      part = now
    end
    out:insert('<row>')
    for column = 1, #found.colspecs do
      local cell = grid[at][column]
      if type(cell) ~= 'boolean' and cell ~= nil then
        local spans = cell.col_span > 1 and (' namest="c%d" nameend="c%d"'):format(column, column + cell.col_span - 1) or ''
        if cell.row_span > 1 then spans = spans .. ' morerows="' .. cell.row_span - 1 .. '"' end
        out:insert('<entry' .. spans .. '>' .. text_of(cell.contents, 'docbook5') .. '</entry>')
      end
    end
    out:insert('</row>')
  end
  out:insert('</' .. part .. '></tgroup></' .. tag .. '>')
  return table.concat(out, '\n')
end

-- A table drawn with lines. Its cells hold any blocks.
function joined.rst(found, rows, has)
  if has.notes then return nil end
  local columns, grid = #found.colspecs, grid_of(rows, #found.colspecs)
  local lines, widths, heights = {}, {}, {}
  for column = 1, columns do widths[column] = 3 end
  for at = 1, #rows do heights[at] = 1 end
  local function lines_of(cell)
    local list, text = pandoc.List(), text_of(cell.contents, 'rst')
    for line in (text .. '\n'):gmatch('(.-)\n') do list:insert(line) end
    return list
  end
  -- Positions from one column on, lines between them included.
  local function width_of(column, across)
    local sum = across - 1
    for one = column, math.min(columns, column + across - 1) do sum = sum + widths[one] end
    return sum
  end
  for _, wide in ipairs({ false, true }) do
    for at = 1, #rows do
      for column = 1, columns do
        local cell = grid[at][column]
        if type(cell) ~= 'boolean' and cell ~= nil and (cell.col_span > 1) == wide then
          lines[cell] = lines_of(cell)
          local longest = 0
          for _, line in ipairs(lines[cell]) do longest = math.max(longest, pandoc.text.len(line)) end
          local last = math.min(columns, column + cell.col_span - 1)
          widths[last] = widths[last] + math.max(0, longest + 2 - width_of(column, cell.col_span))
        end
      end
    end
  end
  for _, tall in ipairs({ false, true }) do
    for at = 1, #rows do
      for column = 1, columns do
        local cell = grid[at][column]
        if type(cell) ~= 'boolean' and cell ~= nil and (cell.row_span > 1) == tall then
          local last, have = math.min(#rows, at + cell.row_span - 1), -1
          for one = at, last do have = have + heights[one] + 1 end
          heights[last] = heights[last] + math.max(0, #lines[cell] - have)
        end
      end
    end
  end
  -- The cell at a position, where it begins, and the line of its text that comes next there.
  local owner, next_line = {}, {}
  for at = 1, #rows do
    owner[at] = {}
    for column = 1, columns do
      local cell = grid[at][column]
      if cell == false then owner[at][column] = owner[at][column - 1]
      elseif cell == true then owner[at][column] = owner[at - 1][column]
      else owner[at][column] = { cell = cell, column = column, row = at }
      end
    end
  end
  local function padded(text, width) return text .. (' '):rep(width - pandoc.text.len(text)) end
  local function content(at, column)
    local one = owner[at][column]
    next_line[one] = (next_line[one] or 0) + 1
    local across = one.cell and one.cell.col_span or 1
    local line = one.cell and lines[one.cell][next_line[one]] or ''
    return padded(line == '' and '' or ' ' .. line, width_of(column, across)), across
  end
  local function rule(at)
    local sign, text, column = (at == #found.head.rows and at > 0) and '=' or '-', '', 1
    while column <= columns do
      local above, below = owner[at] and owner[at][column], owner[at + 1] and owner[at + 1][column]
      local left = column > 1 and (owner[at] and owner[at][column - 1])
      local is_open = above ~= nil and above == below
      local was_open = column > 1 and left ~= nil and left == (owner[at + 1] and owner[at + 1][column - 1])
      if is_open then
        local piece, across = content(at, column)
        text = text .. (was_open and '|' or (column == 1 and '|' or '+')) .. piece
        column = column + across
      else
        text = text .. '+' .. sign:rep(widths[column])
        column = column + 1
      end
    end
    local last = owner[at] and owner[at][columns]
    return text .. ((last ~= nil and last == (owner[at + 1] and owner[at + 1][columns])) and '|' or '+')
  end
  local out = pandoc.List()
  for at = 0, #rows do
    out:insert(rule(at))
    for _ = 1, heights[at + 1] or 0 do
      local text, column = '', 1
      while column <= columns do
        local piece, across = content(at + 1, column)
        text, column = text .. '|' .. piece, column + across
      end
      out:insert(text .. '|')
    end
  end
  local caption = caption_of(found, 'rst')
  local drawn = table.concat(out, '\n')
  return caption and '.. table:: ' .. caption .. '\n\n   ' .. drawn:gsub('\n', '\n   ') or drawn
end

-- The end of raw text, behind which two writers leave no empty line of their own.
function raw_end() return (FORMAT == 'rst' or FORMAT:match('^asciidoc')) and '\n\n' or '\n' end

-- Cells of a table that is written here; more take too long.
local most_cells = 20000

function joined_markup(found)
  local format = FORMAT:match('^%w+')
  local write = joined[format]
  if not write then return nil end
  local rows, has = rows_of(found)
  if not has.joined or #rows * #found.colspecs > most_cells then return nil end
  local text = write(found, rows, has)
  return text and pandoc.RawBlock(format == 'docbook5' and 'docbook' or format, text .. raw_end()) or nil
end
