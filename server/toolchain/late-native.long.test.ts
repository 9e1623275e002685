import { expect, test } from 'bun:test';
import { docx, halves, para, picture } from '../bench/troubles/families/documents/parts.ts';
import { startApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';

longTimeout();

test('a fork loads the native part of a package that it needs for few documents', async () => {
  const app = await startApp({ SPARE_WORKERS: '1', DOCUMENTS_PER_WORKER: '1' });
  try {
    await app.services.tools.pool('office-texts').warm();
    const cropped = docx(para(picture('r:embed="p"', '<a:srcRect r="50000"/>')), {
      links: [['p', 'image', 'media/p.png']],
      parts: { 'word/media/p.png': await halves('png') },
    });
    for (let time = 0; time < 2; time++) {
      const file = new File([new Uint8Array(cropped)], 'a.docx');
      const answer = await app.convert({ file, inputFormat: 'docx', outputFormat: 'html' });
      expect(answer.status).toBe(200);
    }
  } finally {
    await app.close();
  }
});
