import { expect, test } from 'bun:test';
import { scopedStyles } from './scoped-styles.ts';

test.each([
  ['p, td > b { color: red }', '.m p,.m td>b{color:red}'],
  ['body { margin: 0 } html, :root { color: red } html > body.dark p { color: #fff }', '.m{margin:0}.m,.m{color:red}.m.dark p{color:#fff}'],
  ['* { margin: 0 }', '.m *{margin:0}'],
  ['@media print { p { color: red } }', '@media print{.m p{color:red}}'],
  ['@media only screen and (min-width:480px) { p { color: red } }', '@media only screen and (min-width:480px),print{.m p{color:red}}'],
  ['@media screen { p { color: red } }', '@media screen,print{.m p{color:red}}'],
  ['@media only screen and (max-width: 600px) { p { color: red } }', '@media only screen and (max-width:600px){.m p{color:red}}'],
  ['@media (max-width: 48em) { p { color: red } }', '@media screen and (max-width:48em){.m p{color:red}}'],
  ['@media screen and (prefers-color-scheme: dark) { p { color: red } }', '@media screen and (prefers-color-scheme:dark){.m p{color:red}}'],
  ['@media not print { p { color: red } }', '@media not print{.m p{color:red}}'],
  ['@keyframes in { from { opacity: 0 } to { opacity: 1 } }', '@keyframes in{from{opacity:0}to{opacity:1}}'],
  ['<!-- /* Style Definitions */ p.Mso { color: red } -->', '<!--.m p.Mso{color:red}-->'],
  ['a { color: red; & b { color: blue } }', '.m a{color:red;& b{color:blue}}'],
  ['@page Section1 { size: 3in 3in } div.Section1 { page: Section1; color: red }', '.m div.Section1{color:red}'],
  ['#top, p#x > a:not(#y) { color: red }', '.m #m-top,.m p#m-x>a:not(#m-y){color:red}'],
  ['@font-face { font-family: Arial; src: local("Courier") } p { color: red }', '.m p{color:red}'],
  ['p { color: red; } } b { color: blue } i { color: blue }', '.m p{color:red}.m i{color:blue}'],
])('%s', (css, expected) => {
  expect(scopedStyles(css, 'm').replace(/: /g, ':')).toBe(expected);
});

test('a sheet of endless brackets is left out', () => {
  expect(scopedStyles('@media print{'.repeat(100_000), 'm')).toBe('');
});
