import boxes from './boxes.lua' with { type: 'text' };
import cellBars from './cell_bars.lua' with { type: 'text' };
import clean from './clean.lua' with { type: 'text' };
import hasText from './has_text.lua' with { type: 'text' };
import images from './images.lua' with { type: 'text' };
import joinedTables from './joined_tables.lua' with { type: 'text' };
import lineStarts from './line_starts.lua' with { type: 'text' };
import notebooks from './notebooks.lua' with { type: 'text' };
import rst from './rst.lua' with { type: 'text' };
import tables from './tables.lua' with { type: 'text' };
import tags from './tags.lua' with { type: 'text' };
import titlePage from './title_page.lua' with { type: 'text' };

/** Each part uses locals of earlier ones; the last one returns the filter. */
const parts = [hasText, cellBars, joinedTables, lineStarts, tags, rst, images, boxes, notebooks, tables, titlePage, clean];

/**
 * The text of Pandoc's filter in Lua for documents of a format (`md`). It leaves nothing that a writer would pass on unread or fetch: code of
 * the source's own language, and pictures that lie elsewhere, of which texts keep the names.
 */
export const filterFor = (format: string): string => [`source = '${format}'`, ...parts].join('\n');
