import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { median } from '../speed/figures.ts';
import { startServer } from '../speed/server.ts';

/**
 * `bun run bench:site [--runs N]`: bytes and requests of the main kinds of page as loaded by a browser, and medians of Lighthouse's
 * LCP, CLS and TBT with mobile settings. Timings depend on the machine; bytes and requests do not.
 */
const { values: args } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, chromium: { type: 'string', default: '/usr/bin/chromium' } },
});

const pages = ['/', '/image-converter/png-to-jpg', '/mp4-to-webm', '/pdf-converter/pdf-to-docx', '/all-tools', '/help', '/contact'];
const debuggingPort = 9333;

type NetworkItem = { resourceType?: string; transferSize?: number };

const server = await startServer();
const profile = await mkdtemp(join(tmpdir(), 'converter-bench-site-'));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: args.chromium,
  args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`, '--disable-background-networking', '--disable-component-update'],
});
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
try {
  console.log(
    `${'page'.padEnd(32)} ${'HTML kB'.padStart(8)} ${'JS kB'.padStart(7)} ${'all kB'.padStart(7)} ${'requests'.padStart(9)} ${'LCP ms'.padStart(7)} ${'CLS'.padStart(6)} ${'TBT ms'.padStart(7)}  perf a11y best seo`,
  );
  for (const path of pages) {
    const [lcp, cls, tbt]: [number[], number[], number[]] = [[], [], []];
    const scores = new Map<string, number[]>(categories.map((name) => [name, []]));
    let items: NetworkItem[] = [];
    for (let run = 0; run < Number(args.runs); run++) {
      const result = await lighthouse(`${server.url}${path}`, {
        port: debuggingPort,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...categories],
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
      const { audits } = result.lhr;
      const figure = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
      lcp.push(figure('largest-contentful-paint'));
      cls.push(figure('cumulative-layout-shift'));
      tbt.push(figure('total-blocking-time'));
      for (const name of categories) scores.get(name)?.push((result.lhr.categories[name]?.score ?? 0) * 100);
      const details = audits['network-requests']?.details;
      items = details && 'items' in details ? (details.items as NetworkItem[]) : [];
      if (run === 0)
        for (const name of categories)
          for (const { id } of result.lhr.categories[name]?.auditRefs ?? []) {
            const audit = audits[id];
            if (name !== 'performance' && audit?.score !== null && audit?.score !== undefined && audit.score < 1)
              console.log(`  ${path}: ${name}: ${audit.title}`);
          }
    }
    const bytes = (type?: string): string =>
      (
        items.filter(({ resourceType }) => !type || resourceType === type).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) /
        1000
      ).toFixed(1);
    console.log(
      `${path.padEnd(32)} ${bytes('Document').padStart(8)} ${bytes('Script').padStart(7)} ${bytes().padStart(7)} ${String(items.length).padStart(9)} ${median(lcp).toFixed(0).padStart(7)} ${median(cls).toFixed(3).padStart(6)} ${median(tbt).toFixed(0).padStart(7)}  ${categories
        .map((name) =>
          median(scores.get(name) ?? [])
            .toFixed(0)
            .padStart(4),
        )
        .join(' ')}`,
    );
  }
} finally {
  await browser.close();
  await rm(profile, { recursive: true, force: true });
  await server.stop();
}
