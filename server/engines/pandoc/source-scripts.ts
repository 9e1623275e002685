import gridTable from './grid_table.py' with { type: 'text' };
import latexBoxes from './latex_boxes.py' with { type: 'text' };
import latexFloats from './latex_floats.py' with { type: 'text' };
import latexFormulas from './latex_formulas.py' with { type: 'text' };
import latexItems from './latex_items.py' with { type: 'text' };
import latexLists from './latex_lists.py' with { type: 'text' };
import latexSymbols from './latex_symbols.py' with { type: 'text' };
import plainDbk from './plain_dbk.py' with { type: 'text' };
import plainJira from './plain_jira.py' with { type: 'text' };
import plainMd from './plain_md.py' with { type: 'text' };
import plainOrg from './plain_org.py' with { type: 'text' };
import plainRst from './plain_rst.py' with { type: 'text' };
import plainTex from './plain_tex.py' with { type: 'text' };
import plainTextile from './plain_textile.py' with { type: 'text' };
import plainWiki from './plain_wiki.py' with { type: 'text' };
import rstBlocks from './rst_blocks.py' with { type: 'text' };

const hasOddColumns =
  /\\newcolumntype|\\begin\{(?:tabulary|xltabular|supertabular)\}|\\begin\{(?:tabular|longtable)[^\n]{0,200}[{|lcr\s}][SDLCRJwWY][|}[{\slcrSDLCRJwWY]|\\multicolumn\{\d{1,2}\}\{[|\s]*[^\s|lcr{}]/;
/** Spans, attributes with hyphens, and a row in front of the caption. */
const hasOddRows = /\b(?:col|row)span\b|\{\|[^\n]{0,500}-[\w-]{0,60}\s{0,5}=|^[ \t]{0,20}\|-[^\n]{0,500}\n[ \t]{0,20}\|\+/im;
/** Boxes whose words Pandoc drops (latex_boxes.py). */
const hasBoxes =
  /\\(?:f(?:rame|color)?box|(?:make|reflect|raise|rotate|turn|adjust|[oO]val|shadow|double|tc)box|smash|[lrc]lap|hl|so|shortstack|makecell|(?:rot)?thead|circled)(?![a-zA-Z@])/;
/** Floats, of which Pandoc keeps the captions only if they are one picture or one table (latex_floats.py). */
const hasCaptions = /\\caption(?![a-z])/;
/** Lists and tables behind colons. */
const hasMovedIn = /^[ \t]{0,20}:[: ]{0,40}(?:[*#]|\{\|)/m;
/** Floats and boxes around tables and figures. */
const hasFrames =
  /\\(?:resizebox|scalebox|ifmmode|subcaptionbox|subfloat|subfigure)(?![a-zA-Z])|\\begin\{sub(?:figure|table)|\\begin\{(?:(?:table|figure|sidewaystable|sidewaysfigure|wraptable|wrapfigure|SCfigure|SCtable)\*|sideways(?:table|figure)|wrap(?:table|figure)|SC(?:table|figure)|margin(?:table|figure)|adjustbox)\}/;
const hasSigns = /\\(?:[gf][lr]qq?|guil(?:lemo|leme|sing)|quote(?:dbl|singl)base|newacronym|newglossaryentry|acro(?:def)?)(?![a-z]*book)/;
/** Signs by commands such as `\\textregistered` and `\\euro`, and not those of looks such as `\\textbf`. */
const hasSymbols =
  /\\(?:(?:euro|dd?ag)(?![a-zA-Z@])|text(?!(?:bf|it|rm|sf|sl|sc|tt|up|md|normal|width|height|color)(?![a-zA-Z@])|$)[a-z]{2,20}(?![a-zA-Z@{]))/;
/** Signs of lists that Pandoc leaves out. */
const hasListSigns = /\\item\s{0,20}\[|\\begin\{description\}|\\labelenum|\\setlist|\\begin\{enumerate\}\s{0,20}\[/;
/** Formulas whose columns Pandoc does not know (latex_formulas.py). */
const hasOddFormulas = /\\begin\{(?:x{0,2}alignat\*?|alignedat)\}|\\begin\{[dx]?array\}[^\n]{0,20}\{[^\n]{0,60}[*@!<>pmb]/;
/** A list of fields at the start of a text of reStructuredText, or below its title. */
const hasFirstFields = /^\s{0,100}(?:[^\n]{0,500}\n){0,3}\s{0,100}:[^:\n]{1,100}:[ \t]/;
const hasNumbers = /\\begin\{(?:equation|multline|align|gather|eqnarray|flalign|alignat)\}/;

/** Scripts that rewrite sources for Pandoc, with what a source must have for the script to be worth its start. */
export const sourceScripts: Readonly<Record<string, { readonly script: string; readonly isFor: (source: string) => boolean }>> = {
  tex: {
    script: `${latexBoxes}\n${latexFloats}\n${latexFormulas}\n${latexItems}\n${latexLists}\n${latexSymbols}\n${plainTex}`,
    isFor: (source) =>
      hasOddColumns.test(source) ||
      hasFrames.test(source) ||
      hasBoxes.test(source) ||
      hasCaptions.test(source) ||
      hasSigns.test(source) ||
      hasListSigns.test(source) ||
      hasSymbols.test(source) ||
      hasOddFormulas.test(source) ||
      ((hasNumbers.test(source) || source.includes('\\begin{enumerate}')) && /\\label[\s{]/.test(source)),
  },
  mediawiki: {
    script: plainWiki,
    isFor: (source) => hasMovedIn.test(source) || (source.includes('{|') && (source.includes('!!') || hasOddRows.test(source))),
  },
  jira: { script: plainJira, isFor: (source) => /\{(?:code|noformat|note|warning|info|tip)[:}]/.test(source) },
  dbk: {
    script: plainDbk,
    isFor: (source) =>
      /<(?:\w{1,50}:)?(?:sidebar|(?:informal)?example|procedure|[a-z]{6,9}list|qandaset|blockquote|equation|task|screenshot)\b[^<>]{0,500}>\s{0,200}<(?:\w{1,50}:)?(?:title|(?:block)?info)\b/.test(
        source,
      ),
  },
  textile: {
    script: plainTextile,
    isFor: (source) => source.includes('!:') || /^[ \t]{0,40}(?:\|[^\n]{0,5000}\n[*#]|[*#][^\n]{0,5000}\n\||\|[:=^~-])/m.test(source),
  },
  md: { script: plainMd, isFor: (source) => source.includes('^[') },
  org: { script: `${gridTable}\n${plainOrg}`, isFor: (source) => /^[ \t]{0,40}\+(?::?[-=]{1,500}:?\+){1,100}[ \t]{0,40}$/m.test(source) },
  rst: {
    script: `${gridTable}\n${rstBlocks}\n${plainRst}`,
    isFor: (source) =>
      hasFirstFields.test(source) ||
      /\|[^\s|][^|\n]{0,100}\||^[ \t]{0,100}(?:\+[-=]|\.\.[ \t]+csv-table::|--?[A-Za-z0-9]|\/[A-Za-z]|=+ +=)|^[=~^"'`#*+_-]{3,200}[ \t]{0,40}\n[ \t]{0,40}\n[^\s:.][^\n]{0,500}\n[ \t]{1,40}\S/m.test(
        source,
      ),
  },
};
