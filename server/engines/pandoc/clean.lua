-- Leaves nothing in a document that a writer would pass on unread or fetch: code of the source's own language, and pictures that lie
-- elsewhere, of which texts keep the names. Web pages inside notebooks are read as such.
-- Pictures that came along, as notebooks bring them, are written into web pages here:
-- Pandoc's own --self-contained opens whatever file is named.
local keeps_pictures = PANDOC_WRITER_OPTIONS ~= nil and (FORMAT:match('^html') or FORMAT == 'json')

-- Texts that may have tags of HTML within; `source` is their format (engine.ts).
local has_tags = source == 'md' or source == 'ipynb'
-- Tags within Markdown that stand for what other formats have, too. They come in pairs, whose contents `Inlines` puts together.
local marks = {
  sub = pandoc.Subscript, sup = pandoc.Superscript, u = pandoc.Underline, ins = pandoc.Underline, b = pandoc.Strong,
  strong = pandoc.Strong, i = pandoc.Emph, em = pandoc.Emph, s = pandoc.Strikeout, del = pandoc.Strikeout, strike = pandoc.Strikeout,
}
function marks.q(inner) return pandoc.Quoted('DoubleQuote', inner) end
function marks.kbd(inner) return pandoc.Code(pandoc.utils.stringify(inner)) end
marks.code, marks.samp, marks.tt = marks.kbd, marks.kbd, marks.kbd
-- Colours of words: pages and Markdown have them, nothing else that Pandoc writes.
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
-- Tags open at a time; what is nested more deeply keeps its words.
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

-- Words of a link in brackets; longer ones are none.
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

local alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
local function base64(bytes)
  -- Two letters for each 12 bits.
  local letters = {}
  for number = 0, 4095 do
    local first, second = number >> 6, number & 63
    letters[number] = alphabet:sub(first + 1, first + 1) .. alphabet:sub(second + 1, second + 1)
  end
  local missing = -#bytes % 3
  local whole, text, count = bytes .. ('\0'):rep(missing), {}, 0
  for at = 1, #whole, 3 do
    local one, two, three = whole:byte(at, at + 2)
    text[count + 1], text[count + 2] = letters[one << 4 | two >> 4], letters[(two & 15) << 8 | three]
    count = count + 2
  end
  return table.concat(text):sub(1, -missing - 1) .. ('='):rep(missing)
end

-- Texts that name pictures: by the name of a file beside them, and (2) by an address on the web, too.
local names_pictures = {
  gfm = 2, rst = 2, org = 2, textile = 2, dokuwiki = 2, asciidoc = 2, jira = 2, docbook = 2, jats = 2,
  mediawiki = 1, latex = 1, muse = 1, xwiki = 1, zimwiki = 1, texinfo = 1, tei = 1, context = 1, icml = 1,
}
local picture_names = names_pictures[FORMAT:match('^%a+')] or 0

function Image(image)
  -- A figure of words (latex_floats.py), of which its caption stands here.
  if source == 'tex' and image.src == 'no-picture' then return pandoc.Span(image.caption, pandoc.Attr(image.identifier)) end
  image.src = image.src:gsub('^attachment:', '')
  local kind, bytes = pandoc.mediabag.lookup(image.src)
  if keeps_pictures and bytes and kind:match('^image/') then
    image.src = 'data:' .. kind .. ';base64,' .. base64(bytes)
    return image
  end
  if keeps_pictures and (image.src:match('^data:image/') or FORMAT:match('^html') and not image.src:match('^%a+:')) then return nil end
  local is_beside = image.src ~= '' and not image.src:match('^%a[%w+.-]*:')
  if not bytes and (is_beside and picture_names > 0 or image.src:match('^https?:') and picture_names > 1) then return image end
  if image.src:match('^https?:') then
    local words = #image.caption > 0 and image.caption or image.src
    return pandoc.Link(words, image.src)
  end
  return image.caption
end

function Link(link)
  -- Nothing may be marked within links of reStructuredText.
  local changed
  if FORMAT == 'rst' then
    link.content = link.content:walk({ Code = function(code) return pandoc.Str(code.text) end })
    changed = link
  end
  -- A picture on the web within a link has become a link itself.
  local inner = link.content:walk({ Link = function(one) return one.content end })
  if inner ~= link.content then
    link.content = inner
    changed = link
  end
  if link.target:match('^%s*%a+:') and not link.target:match('^%s*[hfmnt]%a+:') then return link.content end
  return changed
end

-- Nothing may be marked within marks of reStructuredText, either: code stays code where it is all that is marked.
local function plain_code(mark)
  if FORMAT ~= 'rst' then return nil end
  if #mark.content == 1 and mark.content[1].t == 'Code' then return mark.content end
  mark.content = mark.content:walk({ Code = function(code) return pandoc.Str(code.text) end })
  return mark
end
Strong, Emph, Strikeout, Underline = plain_code, plain_code, plain_code, plain_code

-- Notes within notes, which most formats lack: their words stand in brackets.
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

-- Cells of notebooks and what they have put out: boxes that no other format has a look for.
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
    -- Pandoc names headings after their words, which no link of a page knows. Its writer of Jira leaves no heading without a name.
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
    local blocks = RawBlock(block)
    local shows = pandoc.utils.stringify(pandoc.Div(blocks)):match('%S') ~= nil
    pandoc.Div(blocks):walk({ Image = function() shows = true end })
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

-- Outlines have notes in Markdown without tables: a line for each row, its cells apart by bars. Tables of two wikis have no captions.
function Table(found)
  -- A table of words (latex_floats.py), of which its caption stands here.
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

-- AsciiDoc names headings in its own way: those that links lead to keep their names, which begin with a letter there.
local function place(id) return id:match('^[%a_:\x80-\xff]') and id or '_' .. id end
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

-- In AsciiDoc a list that follows a paragraph of its item without a line between them would be words of that paragraph.
local function apart(list)
  for _, item in ipairs(list.content) do
    for at = #item, 3, -1 do
      local kind = item[at].t
      if (kind == 'BulletList' or kind == 'OrderedList') and item[at - 1].t == 'Para' then item:insert(at, pandoc.RawBlock('asciidoc', '')) end
    end
  end
  return list
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

-- What the templates of formats show of a title page. The rest of it stands in front of the text.
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

-- Org leaves out the heading above its notes.
local function without_notes_heading(blocks)
  for at = #blocks, 1, -1 do
    local block, next = blocks[at], blocks[at + 1]
    local is_empty = next == nil or next.t == 'Header' and next.level <= (block.level or 0)
    if block.t == 'Header' and is_empty and pandoc.utils.stringify(block) == 'Footnotes' then blocks:remove(at) end
  end
end

-- What is left of a document of pictures alone is nothing, which its visitor is told (faults.ts).
function Pandoc(document)
  if document.meta.references then document.meta.references = mend_references(document.meta.references) end
  local meta, found = document.meta, pandoc.utils.stringify(document.blocks):match('%S') ~= nil
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
  -- An outline has a place for texts below its headings alone.
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
