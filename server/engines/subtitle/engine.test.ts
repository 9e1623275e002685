import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Step } from '../../contract/engine.ts';
import { chosenSteps, stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { tell } from '../../testing/read-text.ts';
import { rejection } from '../../testing/rejection.ts';
import { subtitleEngine } from './engine.ts';

longTimeout();

const head = '[Script Info]\nScriptType: v4.00+\n\n[Events]\n';
/** Two captions with the same words, at 1 to 2.5 and at 61.04 to 63 seconds, in each format, written by hand from its description. */
const samples: Readonly<Record<string, string>> = {
  srt: '1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Größe</i> & Maß\r\nzweite Zeile\r\n\r\n2\r\n00:01:01,040 --> 00:01:03,000\r\n日本語\r\n',
  vtt: 'WEBVTT\n\nNOTE hidden\n\n1\n00:01.000 --> 00:02.500 align:start\n<i>Größe</i> &amp; Maß\nzweite Zeile\n\n01:01.040 --> 01:03.000\n<c.red>日本語</c>\n',
  ass: `${head}Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,{\\an8}{\\i1}Größe{\\i0} & Maß\\Nzweite Zeile\nComment: 0,0:00:09.00,0:00:10.00,Default,,0,0,0,,hidden\nDialogue: 0,0:00:30.00,0:00:31.00,Default,,0,0,0,,{\\an7\\pos(1,2)\\p1}hidden l 1 2{\\p0}\nDialogue: 0,0:01:01.04,0:01:03.00,Default,,0,0,0,,{\\p4}hidden{\\p0}日本語{\\pbo1}\n`,
  ssa: `${head}Format: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: Marked=0,0:00:01.00,0:00:02.50,Default,,0000,0000,0000,,{\\i1}Größe{\\i0} & Maß\\Nzweite Zeile\nDialogue: Marked=0,0:01:01.04,0:01:03.00,Default,,0000,0000,0000,,日本語\n`,
  sub: '{1}{1}25\n{25}{62}{y:i}Größe & Maß|zweite Zeile\n{1526}{1575}日本語\n',
  sbv: '0:00:01.000,0:00:02.500\nGröße & Maß\nzweite Zeile\n\n0:01:01.040,0:01:03.000\n日本語\n',
  ttml: '<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xmlns:s="http://www.w3.org/ns/ttml#styling" xmlns:p="http://www.w3.org/ns/ttml#parameter" p:frameRate="25"><body><div><p begin="1s" dur="1500ms"><span s:fontStyle="italic">Größe</span> &amp; Maß<br/>zweite Zeile</p><p begin="00:01:01:01" end="00:01:03">日本語</p></div></body></tt>',
  smi: '<SAMI><BODY>\n<SYNC Start=1000><P Class=X><i>Größe</i> &amp; Maß<br>zweite Zeile\n<SYNC Start=2500><P Class=X>&nbsp;\n<SYNC Start=61040><P Class=X>日本語\n<SYNC Start=63000><P Class=X>&nbsp;\n</BODY></SAMI>\n',
  lrc: '[ti:Lied]\n[00:01.00]Größe & Maß zweite Zeile\n[00:02.50]\n[01:01.04]日本語\n[01:03.00]\n',
};

/** A file as FFmpeg reads it, for supported formats: times in seconds and words. */
const byFfmpeg = async (path: string, format: string): Promise<string> => {
  const names: Readonly<Record<string, string>> = { vtt: 'webvtt', ssa: 'ass', sub: 'microdvd', smi: 'sami' };
  return tell('ffmpeg', '-v', 'error', '-f', names[format] ?? format, '-i', path, '-f', 'srt', '-');
};
const read = async (path: string, format: string): Promise<string> => {
  if (format === 'ttml') {
    const told = await tell('xmllint', '--nonet', '--xpath', '//@begin | //@end', path);
    return `${told}${await tell('xmllint', '--nonet', '--xpath', 'string(/)', path)}`;
  }
  return format === 'txt' || format === 'sbv' ? Bun.file(path).text() : byFfmpeg(path, format);
};

describe.skipIf(lacks('ffmpeg', 'xmllint', 'unzip'))('subtitles', () => {
  let harness: Harness;
  const stepOf = stepFinder(subtitleEngine);
  const write = async (name: string, content: string | Uint8Array): Promise<string> => {
    const path = join(harness.dir, name);
    await Bun.write(path, content);
    return path;
  };
  const follow = async (path: string, step: Step) => (await harness.follow(path, [{ engine: subtitleEngine, step }])).paths;

  /** A ten-second video with two subtitle tracks, made by FFmpeg. */
  const film = async (format: string): Promise<string> => {
    const [words, path] = [await write('words.srt', samples.srt ?? ''), join(harness.dir, `film.${format}`)];
    const codecs: Readonly<Record<string, readonly string[]>> = {
      mkv: ['-c:v', 'libx264', '-c:s', 'srt'],
      webm: ['-c:v', 'libvpx', '-c:s', 'webvtt'],
    };
    await tell(
      ...[
        'ffmpeg',
        '-v',
        'error',
        '-y',
        '-f',
        'lavfi',
        '-i',
        'color=s=64x48:r=5:d=64',
        '-i',
        words,
        '-map',
        '0:v',
        '-map',
        '1:s',
        '-map',
        '1:s',
      ],
      ...(codecs[format] ?? ['-c:v', 'libx264', '-c:s', 'mov_text']),
      ...['-metadata:s:s:0', 'language=deu', '-metadata:s:s:1', 'language=eng', path],
    );
    return path;
  };

  beforeAll(async () => {
    harness = await startHarness();
    // FFmpeg starts without its idle libraries from the first step on.
    await harness.tools.warm();
  });
  afterAll(() => harness.close());

  for (const step of chosenSteps(subtitleEngine.steps))
    test(`step ${step.from} to ${step.to} keeps words and times, as another reader takes them`, async () => {
      const sample = samples[step.from];
      const outputs = await follow(sample ? await write(`in.${step.from}`, sample) : await film(step.from), step);
      expect(outputs).toHaveLength(sample ? 1 : 2);
      const told = await read(outputs[0] ?? '', step.to);
      const words = told.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
      for (const fact of ['Größe & Maß', 'zweite Zeile', '日本語']) expect(words).toContain(fact);
      expect(words).not.toContain('hidden');
      if (step.to === 'txt') return;
      // Some formats are no more precise than frames or hundredths of a second.
      expect(told).toMatch(/0?0?:?00:01[,.]000?/);
      expect(told).toMatch(/01:01[,.]04/);
      if (step.to !== 'lrc') expect(told).toMatch(step.from === 'sub' || step.to === 'sub' ? /00:02[,.](48|52)/ : /00:02[,.]50?/);
      if (!['lrc', 'sbv', 'ttml', 'smi', 'sub'].includes(step.to) && !['lrc', 'sbv', 'webm'].includes(step.from))
        expect(told).toContain('<i>');
    });

  test('an old encoding and a rate of its own are read', async () => {
    const [output = ''] = await follow(
      await write('old.sub', Buffer.from('{1}{1}23.976\n{24}{48}Größe\n', 'latin1')),
      stepOf('sub', 'srt'),
    );
    expect(await Bun.file(output).text()).toBe('1\n00:00:01,001 --> 00:00:02,002\nGröße\n');
  });

  test('each language of SAMI is a file of its own, named by it', async () => {
    const sync = (at: number, one: string, two: string): string => `<SYNC Start=${at}><P Class=A>${one}<P Class=B>${two}\n`;
    const sami = `<SAMI><HEAD><STYLE>.A{lang:ko-KR;}.B{lang:en-US;}</STYLE></HEAD><BODY>${sync(1000, '하나', 'One')}${sync(2000, '&nbsp;', '&nbsp;')}</BODY></SAMI>`;
    const { paths, notes } = await harness.convert(await write('two.smi', sami), 'smi', 'srt');
    const all = await Promise.all(paths.map((path) => Bun.file(path).text()));
    expect(all).toEqual(['1\n00:00:01,000 --> 00:00:02,000\n하나\n', '1\n00:00:01,000 --> 00:00:02,000\nOne\n']);
    expect(notes).toEqual(['The file has captions in 2 languages: each language has its own file.']);
  });

  test('layers of a script are one caption in SRT, and stay layers in a script', async () => {
    const line = (words: string): string => `Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,${words}\n`;
    const script = await write(
      'layers.ass',
      `${head}Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n${line('{\\bord8}Sign')}${line('{\\bord0}Sign')}`,
    );
    const wordsOf = async (to: string): Promise<number> => {
      const [output = ''] = await follow(script, stepOf('ass', to));
      return (await Bun.file(output).text()).split('Sign').length - 1;
    };
    expect([await wordsOf('srt'), await wordsOf('ssa')]).toEqual([1, 2]);
  });

  test('captions whose times can’t be read are noted with the line of the first', async () => {
    const broken =
      '1\n00:00:01,000 --> 00:00:02,000\nA --> B\n\n2\n00:00:0x,000 --> 00:00:04,000\nC\n\n3\n00:00:09,000 --> 00:00:08,000\nD\n';
    const { notes } = await harness.convert(await write('broken.srt', broken), 'srt', 'vtt');
    expect(notes).toEqual(['2 captions were left out, as their times can’t be read or end before they begin: look at line 6.']);
    expect((await harness.convert(await write('whole.srt', samples.srt ?? ''), 'srt', 'vtt')).notes).toEqual([]);
  });

  test('each track of a film is a file', async () => {
    const outputs = await follow(await film('mkv'), stepOf('mkv', 'srt'));
    expect(outputs).toHaveLength(2);
    for (const path of outputs) expect(await Bun.file(path).text()).toMatch(/^1\r?\n\d\d:\d\d:\d\d,\d{3} --> /);
  });

  test('a film or file without captions is reported, and a file that is not a subtitle is refused', async () => {
    const path = join(harness.dir, 'silent.mkv');
    await tell('ffmpeg', '-v', 'error', '-y', '-f', 'lavfi', '-i', 'color=s=64x48:d=1', path);
    expect(await rejection(follow(path, stepOf('mkv', 'srt')))).toMatchObject({ code: 'nothing_to_convert' });
    for (const [format, empty] of [
      ['vtt', 'WEBVTT\n\nNOTE nothing yet\n'],
      ['ass', '[Script Info]\nScriptType: v4.00+\n\n[Events]\nFormat: Start, End, Text\n'],
      ['ttml', '<tt xmlns="http://www.w3.org/ns/ttml"><body/></tt>'],
      ['smi', '<SAMI><BODY></BODY></SAMI>'],
    ] as const)
      expect([format, await rejection(follow(await write(`empty.${format}`, empty), stepOf(format, 'srt')))]).toMatchObject([
        format,
        { code: 'nothing_to_convert' },
      ]);
    expect(await rejection(follow(await write('no.srt', 'just words'), stepOf('srt', 'vtt')))).toMatchObject({ code: 'corrupt_input' });
    expect(await rejection(follow(await write('no.ttml', '<tt><body>'), stepOf('ttml', 'srt')))).toMatchObject({ code: 'corrupt_input' });
  });

  test('lines without end and marks without end are read in a moment', async () => {
    for (const [format, text] of [
      ['srt', '<'.repeat(2_000_000)],
      ['smi', '<sync start='.repeat(200_000)],
      ['ass', `${head}Format: Text\nDialogue: ${'{\\i1'.repeat(300_000)}`],
      ['lrc', `${'[00:01.00]'.repeat(50)}\n`.repeat(4000)],
    ] as const)
      expect(await rejection(follow(await write(`long.${format}`, text), stepOf(format, 'txt')))).toMatchObject({ code: 'corrupt_input' });
  });
});
