-- Words at the start of a line that a format would take for its marks (`* `, `# `, `1. `, `NOTE:`), which Pandoc's writers leave as they
-- are: `with_plain_starts` protects them.

-- A sign as an entity, in formats that know those of web pages.
local function entity(format)
  return function(text) return { pandoc.RawInline(format, '&#' .. text:byte(1) .. ';'), pandoc.Str(text:sub(2)) } end
end

local function behind(format, sign)
  return function(text) return { pandoc.RawInline(format, sign), pandoc.Str(text) } end
end

-- `spaced`: patterns of whole words with a blank behind them; `open`: of starts of words; `alone`: of paragraphs of one word.
local kinds = {
  mediawiki = { protect = entity('mediawiki'), open = { '^[*#:;=]', '^{|', '^%-%-%-%-' } },
  textile = {
    protect = entity('textile'),
    spaced = { '^[*#]+$', '^h[1-6]%.$', '^bq%.$', '^bc%.$', '^p%.$', '^pre%.$', '^fn%d+%.$', '^table%.$', '^notextile%.$' },
    open = { '^==' },
  },
  jira = {
    -- A backslash before the first sign that is no letter.
    protect = function(text)
      local letters, rest = text:match('^(%w*)(.*)$')
      return { pandoc.Str(letters), pandoc.RawInline('jira', '\\' .. rest:sub(1, 1)), pandoc.Str(rest:sub(2)) }
    end,
    spaced = { '^[*#]+$', '^h[1-6]%.$', '^bq%.$' },
  },
  xwiki = { protect = behind('xwiki', '~'), spaced = { '^[*:;>]+$', '^%d+%.$' }, open = { '^=', '^|', '^>' } },
  dokuwiki = {
    protect = function(text) return { pandoc.RawInline('dokuwiki', '%%' .. text:sub(1, 1) .. '%%'), pandoc.Str(text:sub(2)) } end,
    open = { '^[>|^]', '^==', '^%-%-%-%-' },
  },
  -- A blank without width is what Org's manual names for it.
  org = {
    protect = function(text) return { pandoc.Str('\u{200b}' .. text) } end,
    spaced = { '^%*+$', '^[-+]$', '^%d+[.)]$', '^%a[.)]$', '^:$', '^#$' },
    open = { '^|', '^#%+' },
    alone = { '^:[%w_-]+:$' },
  },
  rst = {
    protect = behind('rst', '\\'),
    spaced = { '^[-+]$', '^%w+[.)]$', '^#%.$', '^%(%w+%)$', '^%.%.$', '^>>>$', '^:[^:]+:$' },
    alone = { '^%p%p+$', '^:[^:]+:$' },
  },
  asciidoc = {
    protect = behind('asciidoc', '{empty}'),
    spaced = { '^[*.#=]+$', '^%-$', '^%w*%.$', '^>$', '^%u+:$', '^:[%w_-]+:$' },
    open = { '^|===', '^//', '^%.[^%s.]', '^%a+::%S*%[' },
    alone = { '^%-%-+$', '^==+$', '^%*%*+$', '^__+$', '^%+%+*$', '^%.%.+$', "^'''+$", '^:[%w_-]+:$' },
  },
}
local kind = kinds[FORMAT:match('^%a+')]

local function fits(text, patterns)
  for _, pattern in ipairs(patterns or {}) do
    if text:match(pattern) then return true end
  end
  return false
end

-- A brace in AsciiDoc begins a name; Pandoc's backslash before others is shown.
function with_plain_braces(str)
  local text, out, from = str.text, pandoc.List(), 1
  local brace = text:find('{', from, true)
  if not brace then return nil end
  while brace do
    if brace > from then out:insert(pandoc.Str(text:sub(from, brace - 1))) end
    local name = text:match('^[%w_-]+}', brace + 1)
    out:insert(name and pandoc.Str('{' .. name) or pandoc.RawInline('asciidoc', '{'))
    from = brace + 1 + #(name or '')
    brace = text:find('{', from, true)
  end
  if from <= #text then out:insert(pandoc.Str(text:sub(from))) end
  return out
end

-- In AsciiDoc two colons end a term, wherever they stand in a line.
local terms = { ['::'] = '{two-colons}', [';;'] = '{two-semicolons}' }
local function without_term(text, is_last)
  local name = FORMAT:match('^asciidoc') and is_last and terms[text:sub(-2)]
  return name and { pandoc.Str(text:sub(1, -3)), pandoc.RawInline('asciidoc', name) } or nil
end

local function plain_starts(inlines)
  local out, starts, changed = pandoc.List(), true, false
  for at, inline in ipairs(inlines) do
    local put = nil
    if inline.t == 'Str' then
      local next = inlines[at + 1]
      local ends = next == nil or next.t == 'Space' or next.t == 'LineBreak' or next.t == 'SoftBreak'
      local is_spaced = next ~= nil and next.t == 'Space' and fits(inline.text, kind.spaced)
      if starts and (is_spaced or fits(inline.text, kind.open) or #inlines == 1 and fits(inline.text, kind.alone)) then
        put = kind.protect(inline.text)
      else put = without_term(inline.text, ends)
      end
    end
    if put then
      out:extend(put)
      changed = true
    else out:insert(inline)
    end
    starts = inline.t == 'LineBreak'
  end
  return changed and out or nil
end

local function settle(blocks)
  for _, block in ipairs(blocks) do
    if block.t == 'Para' or block.t == 'Plain' then block.content = plain_starts(block.content) or block.content
    elseif block.t == 'BlockQuote' or block.t == 'Div' then settle(block.content)
    elseif block.t == 'BulletList' or block.t == 'OrderedList' then
      for _, item in ipairs(block.content) do settle(item) end
    elseif block.t == 'DefinitionList' then
      for _, item in ipairs(block.content) do
        for _, definition in ipairs(item[2]) do settle(definition) end
      end
    end
  end
end

-- Tables are left out: their cells stand behind marks.
function with_plain_starts(document)
  if kind then settle(document.blocks) end
end
