import { expect, test } from 'bun:test';
import { loadEmoji, mayNameEmoji } from './emoji-names.ts';
import { markdownBody } from './markdown.ts';

const emoji = await loadEmoji();
const body = (text: string): string => markdownBody(text, { emoji }).trim();

test('emoji are written by their names, within marks as well', () => {
  expect(body('Ship it :+1: **:rocket:** :100:!')).toBe('<p>Ship it 👍 <strong>🚀</strong> 💯!</p>');
  expect(body('- :white_check_mark: done\n')).toContain('✅ done');
});

test('times, addresses, code, parts of words and unknown names stay', () => {
  for (const text of ['At 10:30:45', 'std::smile::run', 'a:smile:b', ':nothing_of_this_name:', ':constructor:', '1:100:2'])
    expect(body(text)).toBe(`<p>${text}</p>`);
  expect(body('`:smile:` [a](https://a.example/:smile:/b)')).toBe(
    '<p><code>:smile:</code> <a href="https://a.example/:smile:/b">a</a></p>',
  );
});

test('names are loaded only for texts that may have some, and many colons take linear time', () => {
  expect(mayNameEmoji('Time: 10 h, see a:b')).toBe(false);
  expect(mayNameEmoji('so :smile: it is')).toBe(true);
  expect(body(':a'.repeat(50_000))).toContain(':a:a');
  expect(body(':smile: '.repeat(20_000)).split('😄').length).toBe(20_001);
});
