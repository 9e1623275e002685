import { expect, test } from 'bun:test';
import { documentWithFormulas, formulaPlaces, pageWithFormulas, takeFormulas } from './formula-places.ts';
import { pageForOffice } from './web-page.ts';

test('struck and inserted words end where they end, as looks', () => {
  const page = pageForOffice('<p>A <del>gone</del> <ins>new</ins> word</p>', formulaPlaces());
  expect(page).toContain('<p>A <s>gone</s> <u>new</u> word</p>');
});

test('what is typed into a form is text, a password is not', () => {
  const page = pageForOffice('<p><input value="a"><textarea>b &lt; c</textarea><input type=password value="d"></p>', formulaPlaces());
  expect(page).toContain('<p>ab &lt; c</p>');
});

test('a page that is read rightly stays as it is', () => {
  expect(pageForOffice('<p>A<p>B', formulaPlaces())).toBe('<p>A<p>B');
});

test('formulas go round LibreOffice, with the ranges of integrals where it reads them', () => {
  const places = formulaPlaces();
  const page = pageForOffice('<p>x <math><msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup><mi onclick="x">y</mi></math></p>', places);
  expect(page).not.toContain('<math');
  expect(documentWithFormulas(page, places)).toContain(
    '<draw:object><math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><munderover><mo>∫</mo><mn>0</mn><mn>1</mn></munderover><mi>y</mi></mrow></math></draw:object>',
  );
});

test('formulas of a document are MathML in its page, a block if they are on their own line', () => {
  const places = formulaPlaces();
  const frame =
    '<draw:frame draw:name="O"><draw:object><math xmlns="m" display="block"><semantics><mi>x</mi><annotation encoding="StarMath 5.0">x</annotation></semantics></math></draw:object><draw:image/></draw:frame>';
  const flat = takeFormulas(`<p>a ${frame}</p><p>${frame}</p>`, places);
  expect(flat).not.toContain('draw:frame');
  const [inline, block] = pageWithFormulas(flat, places).split('</p>');
  expect(inline).toContain('a <math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mi>x</mi></semantics></math>');
  expect(block).toContain('display="block"');
});

test('marked words are highlighted, in their own colour if they have one', () => {
  const page = pageForOffice('<style>.g { background: lime }</style><p><mark>a</mark> <mark class="g">b</mark></p>', formulaPlaces());
  expect(page).toContain('<span style="background-color: #ffff00">a</span>');
  expect(page).toContain('<span class="g" style="background-color: lime">b</span>');
});

test('notes that link back are notes as LibreOffice knows them', () => {
  const page = '<p>x<a href="#f" id="r">1</a></p><ol><li id="f">Words <a href="#r">↩</a></li></ol>';
  expect(pageForOffice(page, formulaPlaces())).toContain('<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym"');
});

test('places that a link leads to have an anchor, cells the width of their style', () => {
  const page = pageForOffice('<a href="#x">go</a> <a href="#h">h</a><div id="x">there</div><h1 id="h">H</h1>', formulaPlaces());
  expect(page).toContain('<div><a name="x"></a>there</div><h1 id="h">H</h1>');
  expect(pageForOffice('<table><tr><td style="width: 25%">a<td style="width:72pt">b</table>', formulaPlaces())).toContain(
    '<td style="width: 25%" width="25%">a</td><td style="width:72pt" width="96">b</td>',
  );
});
