-- What is read here the filter has not seen. Pandoc's reader of web pages opens what a frame names (CVE-2025-51591), and --sandbox does not
-- hold in filters.
local formulas = { equation = '', displaymath = '', align = 'aligned', gather = 'gathered', multline = 'gathered' }
local function formula_of(text)
  local whole = text:match('^%s*%$%$?(.-)%$%$?%s*$') or text:match('^%s*\\%[(.-)\\%]%s*$')
  if whole and not whole:find('$', 1, true) then return pandoc.Para({ pandoc.Math('DisplayMath', whole) }) end
  local name, inner = text:match('^%s*\\begin{(%a+)%*?}(.*)\\end{%a+%*?}%s*$')
  local environment = formulas[name or '']
  if not environment then return nil end
  inner = inner:gsub('\\label%s*{[^{}]*}', '')
  if environment ~= '' then inner = '\\begin{' .. environment .. '}' .. inner .. '\\end{' .. environment .. '}' end
  return pandoc.Para({ pandoc.Math('DisplayMath', inner) })
end

function RawBlock(block)
  if block.format:match('tex$') then return formula_of(block.text) or {} end
  if not block.format:match('html') then return {} end
  local text = block.text:gsub('<(/?)[iI][fF][rR][aA][mM][eE]', '<%1div')
  return pandoc.read(text, 'html').blocks:walk({ RawBlock = function() return {} end, RawInline = RawInline, Image = Image, Link = Link, Div = Div })
end

-- Of the forms in which a notebook keeps one result, the best that has something to show: Pandoc takes the text for all targets but pages.
local function ranked(block)
  if block.t == 'RawBlock' and block.format:match('tex$') then return 1, formula_of(block.text) end
  if block.t == 'RawBlock' and block.format:match('html') then
    local blocks = pandoc.Blocks(RawBlock(block))
    local shows = has_text(blocks)
    blocks:walk({ Image = function() shows = true end })
    return 2, shows and blocks or nil
  end
  if block.t == 'Para' and #block.content == 1 and block.content[1].t == 'Image' then return 3, block end
  if block.t == 'RawBlock' and block.format:match('markdown') then return 4, pandoc.read(block.text, 'gfm+tex_math_dollars').blocks end
  if block.t == 'CodeBlock' then block.text = block.text:gsub('\27%[[%d;?]*%a', '') end
  return 5, block.t ~= 'RawBlock' and block or nil
end
local function best_output(div)
  if not div.classes:includes('output') then return nil end
  local best, rank = {}, 6
  for _, block in ipairs(div.content) do
    local at, shown = ranked(block)
    if shown and at < rank then best, rank = shown, at end
  end
  return best
end
