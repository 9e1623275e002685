import { finding, same } from '../../../fidelity/check.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { just } from './captions.ts';

/** A TTML document whose body has these attributes. */
const tt = (head: string, body: string, attributes = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="en"><head>${head}</head><body${attributes}>${body}</body></tt>`;
const p = (from: number, to: number, words: string, more = ''): string => `<p begin="${from}s" end="${to}s"${more}>${words}</p>`;

const edges =
  '<layout><region xml:id="r0" tts:displayAlign="before" tts:origin="10% 10%" tts:extent="80% 80%"/><region xml:id="r1" tts:displayAlign="after" tts:origin="10% 10%" tts:extent="80% 80%"/></layout>';
const slanted = '<styling><style xml:id="s" tts:fontStyle="italic"/></styling>';

/** The words of an SRT between italic tags. */
const italics = (srt: string): string => [...srt.matchAll(/<i>([^<]*)<\/i>/g)].map(([, words = '']) => words.trim()).join('|');

export const broadcast: readonly Situation[] = [
  just(
    'ttml-times-on-spans',
    'vevv/subby#28, Dash-Industry-Forum/dash.js#1427',
    'ttml',
    'srt',
    tt(
      '',
      '<div><p region="R27">\n  <span begin="00:01:59.640" end="00:02:02.560">Why should I pay for it?</span>\n  <br/>\n  <span begin="00:02:01.120" end="00:02:02.560">DOORBELL RINGS</span>\n</p></div>',
    ),
    'two captions, each with its own times',
    '119.640-122.560 Why should I pay for it?',
    '121.120-122.560 DOORBELL RINGS',
  ),
  just(
    'ttml-time-on-a-lone-span',
    'gpac/gpac#192',
    'ttml',
    'vtt',
    tt('', '<div><p><span begin="00:00:04.000" end="00:00:12.000">Hello World</span></p></div>'),
    'one caption from 4 to 12 seconds',
    '4.000-12.000 Hello World',
  ),
  just(
    'ttml-times-on-divisions',
    'androidx/media#3246',
    'ttml',
    'srt',
    tt(
      '',
      '<div><div begin="00:01:09.583" end="00:01:11.125"><p>Lara.</p></div><div begin="00:01:27.208" end="00:01:28.833"><p>Wat is er?</p></div></div>',
    ),
    'both captions with the times of the divisions around them',
    '69.583-71.125 Lara.',
    '87.208-88.833 Wat is er?',
  ),
  just(
    'ttml-paragraphs-at-the-same-time',
    'sandflow/ttconv#330',
    'ttml',
    'srt',
    tt('', `<div timeContainer="par">${p(10, 20, 'From ten<br/>to twenty')}${p(5, 15, 'From five')}</div>`),
    'both with their times, in the order of time',
    '5.000-15.000 From five',
    '10.000-20.000 From ten|to twenty',
  ),
  {
    name: 'ttml-region-at-the-top-to-vtt',
    source: 'yuppity/ttml2srt#7, SubtitleEdit/subtitleedit#2567',
    file: 'show.ttml',
    input: () => tt(edges, `<div>${p(1, 2, 'SHOP', ' region="r0"')}${p(3, 4, 'Said', ' region="r1"')}</div>`),
    from: 'ttml',
    to: 'vtt',
    expect: 'the sign at the top, what is said at its usual place',
    check: async ({ text }) => {
      const all = await text();
      return [finding('top', /00:02\.000 line:0\nSHOP/.test(all), all), finding('usual', /00:04\.000\nSaid/.test(all), all)];
    },
  },
  {
    name: 'ttml-region-at-the-top-to-ass',
    source: 'SubtitleEdit/subtitleedit#5474',
    file: 'show.ttml',
    input: () => tt(edges, `<div>${p(1, 2, 'SHOP', ' region="r0"')}${p(3, 4, 'Said', ' region="r1"')}</div>`),
    from: 'ttml',
    to: 'ass',
    expect: 'the sign at the top, what is said at its usual place',
    check: async ({ text }) => {
      const all = await text();
      return [finding('top', all.includes(',,{\\an8}SHOP'), all), finding('usual', all.includes(',,Said'), all)];
    },
  },
  {
    name: 'ttml-style-of-the-body',
    source: 'asticode/go-astisub#131',
    file: 'show.ttml',
    input: () => tt(slanted, `<div>${p(1, 2, 'Who was that?')}</div>`, ' style="s"'),
    from: 'ttml',
    to: 'srt',
    expect: 'italics, which the body hands down',
    check: async ({ text }) => [same('italics', italics(await text()), 'Who was that?')],
  },
  {
    name: 'ttml-upright-word-in-italics',
    source: 'sandflow/ttconv#518',
    file: 'show.ttml',
    input: () => tt(slanted, `<div>${p(1, 2, 'Hello <span tts:fontStyle="normal">there</span> you', ' style="s"')}</div>`),
    from: 'ttml',
    to: 'srt',
    expect: 'three words, the middle one upright',
    check: async ({ text }) => {
      const all = await text();
      return [same('italics', italics(all), 'Hello|you'), holds('words', all.replace(/<[^>]*>/g, ''), 'Hello there you')];
    },
  },
  just(
    'ttml-spaces-around-italics',
    'codingcatgirl/ttml2srt#6, shaka-project/shaka-player#4974',
    'ttml',
    'srt',
    tt(
      '',
      `<div>${p(1, 2, '<span tts:fontStyle="italic">EXAMPLE</span> TEXT<br/>YET ANOTHER <span tts:fontStyle="italic">EXAMPLE</span> TEXT.')}</div>`,
    ),
    'each space between the words stays',
    '1.000-2.000 <i>EXAMPLE</i> TEXT|YET ANOTHER <i>EXAMPLE</i> TEXT.',
  ),
  {
    name: 'ttml-white-space-that-is-kept',
    source: 'sandflow/ttconv#350',
    file: 'tele.ttml',
    input: () =>
      tt(
        '',
        `<div xml:space="preserve">${p(1, 3, '\n                \n            Test handling\n            \n        ', ' xml:space="preserve"')}</div>`,
      ),
    from: 'ttml',
    to: 'srt',
    expect: 'the words right below their times',
    check: async ({ text }) => [same('file', (await text()).trim(), '1\n00:00:01,000 --> 00:00:03,000\nTest handling')],
  },
  just(
    'ttml-with-indented-spans',
    'shaka-project/shaka-player#665, sandflow/imscJS#22',
    'ttml',
    'srt',
    tt('', `<div>\n  ${p(1, 2, '\n    <span>First line</span>\n    <br/>\n    <span>second\n    half</span>\n  ')}\n</div>`),
    'two lines without the white space of the file',
    '1.000-2.000 First line|second half',
  ),
  {
    name: 'vtt-readings-above-words-to-srt',
    source: 'rsimmons/voracious#17, shaka-project/shaka-player#2853',
    file: 'film.vtt',
    input: () => 'WEBVTT\n\n00:01.000 --> 00:04.000\nグーグルは1998年に<ruby>創業<rt>そうぎょう</rt></ruby>しました\n',
    from: 'vtt',
    to: 'srt',
    expect: 'the reading in brackets behind its word, as where ruby cannot be shown',
    check: async ({ text }) => [finding('reading', /創業[(（]そうぎょう[)）]しました/.test(await text()), await text())],
  },
  {
    name: 'ttml-readings-above-words-to-srt',
    source: 'shaka-project/shaka-player#2853',
    file: 'film.ttml',
    input: () =>
      tt(
        '',
        `<div>${p(1, 4, 'グーグルは1998年に<span tts:ruby="container"><span tts:ruby="base">創業</span><span tts:ruby="text">そうぎょう</span></span>しました')}</div>`,
      ),
    from: 'ttml',
    to: 'srt',
    expect: 'the reading in brackets behind its word',
    check: async ({ text }) => [finding('reading', /創業[(（]そうぎょう[)）]しました/.test(await text()), await text())],
  },
];
