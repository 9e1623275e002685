-- Bars in the cells of tables, which Pandoc's writers of these formats leave as they are: a reader would begin another cell there.

local function raw(format, text) return pandoc.RawInline(format, text) end

local function escaped(text)
  return (text:gsub('&', '&amp;'):gsub('<', '&lt;'):gsub('>', '&gt;'):gsub('|', '&#124;'))
end

-- Code as a tag of web pages.
local function tagged(format)
  return function(code) return raw(format, '<code>' .. escaped(code.text) .. '</code>') end
end

-- By format: the sign for a bar among words, and what becomes of code and formulas.
local kinds = {
  -- A backslash before a bar is taken away before anything in the cell is read.
  asciidoc = {
    sign = '\\|',
    Code = function(code) code.text = code.text:gsub('|', '\\|') return code end,
    CodeBlock = function(code) code.text = code.text:gsub('|', '\\|') return code end,
    Math = function(math) math.text = math.text:gsub('|', '\\|') return math end,
  },
  mediawiki = { sign = '&#124;', Code = tagged('mediawiki') },
  textile = {
    Code = tagged('textile'),
    Math = function(math) return raw('textile', '<span class="math">' .. escaped(math.text) .. '</span>') end,
  },
  dokuwiki = { sign = '%%|%%' },
  jira = {
    sign = '&#124;',
    Code = function(code)
      local text = code.text:gsub('([{}\\])', '\\%1'):gsub('|', '&#124;')
      return raw('jira', '{{' .. text .. '}}')
    end,
  },
  -- Org has no code with a bar in a table: the bar stands between two pieces of code.
  org = {
    sign = '\\vert{}',
    Code = function(code)
      local out = pandoc.List()
      for piece, bar in (code.text .. '\0'):gmatch('([^|%z]*)([|%z])') do
        local words = piece:match('^%s*(.-)%s*$')
        if words ~= '' then
          if #out > 0 then out:insert(pandoc.Space()) end
          out:insert(pandoc.Code(words))
          if bar == '|' then out:insert(pandoc.Space()) end
        end
        if bar == '|' then out:insert(raw('org', '\\vert{}')) end
      end
      return out
    end,
    Math = function(math) math.text = math.text:gsub('\\|', '\\Vert '):gsub('|', '\\vert ') return math end,
  },
  xwiki = { sign = '~|' },
}
local kind = kinds[FORMAT:match('^%a+')]

local function words_of(str)
  local out = pandoc.List()
  for piece, bar in (str.text .. '\0'):gmatch('([^|%z]*)([|%z])') do
    if piece ~= '' then out:insert(pandoc.Str(piece)) end
    if bar == '|' then out:insert(raw(FORMAT:match('^%a+'), kind.sign)) end
  end
  return out
end

local filter = {}
for name, change in pairs(kind or {}) do
  if name ~= 'sign' then
    filter[name] = function(element) return element.text:find('|', 1, true) and change(element) or nil end
  end
end
if kind and kind.sign then
  filter.Str = function(str) return str.text:find('|', 1, true) and words_of(str) or nil end
end

-- The table with bars that begin no cells.
function with_cell_bars(found)
  if not kind then return found end
  local caption = found.caption
  local made = found:walk(filter)
  made.caption = caption
  return made
end

-- No address has a bar, and wikis end it there.
function without_address_bars(blocks)
  if not kind then return blocks end
  return blocks:walk({
    Link = function(link)
      if not link.target:find('|', 1, true) then return nil end
      link.target = link.target:gsub('|', '%%7C')
      return link
    end,
  })
end
