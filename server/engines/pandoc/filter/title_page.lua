-- TeX puts accents onto an i without its dot, which no language writes so: the letter is the dotted one.
local dotless = { ['\u{131}'] = 'i', ['\u{237}'] = 'j' }
local whole = {
  ['i\u{300}'] = 'ì', ['i\u{301}'] = 'í', ['i\u{302}'] = 'î', ['i\u{303}'] = 'ĩ', ['i\u{304}'] = 'ī', ['i\u{306}'] = 'ĭ',
  ['i\u{308}'] = 'ï', ['i\u{30c}'] = 'ǐ', ['i\u{328}'] = 'į', ['j\u{302}'] = 'ĵ', ['j\u{30c}'] = 'ǰ',
}
local function with_dots(text)
  if not text:find('\u{131}', 1, true) and not text:find('\u{237}', 1, true) then return text end
  local function dotted(letter, accent)
    local both = dotless[letter] .. accent
    return whole[both] or both
  end
  local mended = text:gsub('(\xc4\xb1)(\xcc[\x80-\xbf])', dotted):gsub('(\xc8\xb7)(\xcc[\x80-\xbf])', dotted)
  return mended
end

-- Titles are inlines, names are texts.
local function mend_references(value)
  if type(value) == 'string' then return with_dots(value) end
  if pandoc.utils.type(value) == 'Inlines' then
    return value:walk({ Str = function(str) return pandoc.Str(with_dots(str.text)) end })
  end
  if type(value) == 'table' then
    for key, inner in pairs(value) do value[key] = mend_references(inner) end
  end
  return value
end

-- Metadata that the formats' templates show. The rest of the title page precedes the text.
local wikis = { textile = {}, mediawiki = {}, dokuwiki = {}, jira = {}, xwiki = {}, zimwiki = {}, icml = {} }
local on_title_page = {
  plain = { 'title', 'author', 'date' }, rst = { 'title', 'subtitle', 'author', 'date' }, org = { 'title', 'author', 'date' },
  docbook5 = { 'title', 'subtitle', 'author', 'date' }, man = { 'title', 'author', 'date' }, muse = { 'title', 'subtitle', 'author', 'date' },
  asciidoc = { 'title', 'author', 'date', 'abstract' }, texinfo = { 'title', 'author', 'date' }, tei = { 'title', 'author', 'date' },
  ms = { 'title', 'author', 'date', 'abstract' },
}
local function blocks_of(value)
  local kind = pandoc.utils.type(value)
  if kind == 'Blocks' then return value end
  if kind == 'Inlines' then return { pandoc.Para(value) } end
  if kind == 'string' then return { pandoc.Para({ pandoc.Str(value) }) } end
  if kind ~= 'List' and type(value) == 'table' then return blocks_of(value.name or value.text or '') end
  local line = pandoc.List()
  for _, one in ipairs(kind == 'List' and value or {}) do
    if #line > 0 then line:extend({ pandoc.Str(','), pandoc.Space() }) end
    line:extend(pandoc.utils.blocks_to_inlines(blocks_of(one)))
  end
  return #line > 0 and { pandoc.Para(line) } or {}
end
local function says(header, title)
  local function letters(words) return pandoc.utils.stringify(words):lower():gsub('[%s%p]', '') end
  return header.t == 'Header' and header.level == 1 and letters(header) == letters(pandoc.Div(blocks_of(title)))
end
local function with_title_page(document)
  local shown = on_title_page[FORMAT:match('^%w+')] or wikis[FORMAT:match('^%w+')]
  if not shown then return end
  local title, is_said = document.meta.title, false
  local is_shown, front = {}, pandoc.List()
  for _, name in ipairs(shown) do is_shown[name] = true end
  for _, block in ipairs(document.blocks) do is_said = is_said or title ~= nil and says(block, title) end
  for _, name in ipairs({ 'title', 'subtitle', 'author', 'date', 'abstract' }) do
    local value = document.meta[name]
    -- Authors and dates in front of Markdown are facts about the file; its title is shown where no heading says it, as on pages of sites.
    local is_wanted = not has_tags or name == 'abstract' or name == 'title' and not is_said
    if value ~= nil and is_wanted and not is_shown[name] then
      local blocks = blocks_of(value)
      if name == 'title' and #blocks > 0 then
        front:insert(pandoc.Header(1, pandoc.utils.blocks_to_inlines(blocks)))
      else
        if name == 'abstract' and source == 'tex' then front:insert(pandoc.Para({ pandoc.Strong({ pandoc.Str('Abstract') }) })) end
        front:extend(blocks)
      end
    end
  end
  for at, block in ipairs(front) do document.blocks:insert(at, block) end
end
