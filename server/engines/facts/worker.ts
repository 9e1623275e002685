import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { serve } from '../../contract/worker-main.ts';
import { imageFaults } from '../image/faults.ts';
import { mailFaults } from '../mail/faults.ts';
import { takeEmbedded } from './embedded.ts';
import { type FileFacts, known } from './facts.ts';
import { epubFacts, odfFacts, ooxmlFacts } from './package-facts.ts';
import type { EmbeddedRequest, FactsRequest } from './protocol.ts';
import { htmlFacts, mailFacts } from './text-facts.ts';

const imageFacts = async (path: string): Promise<FileFacts> => {
  const { width, height, pages } = await sharp(path, { limitInputPixels: false }).metadata();
  return known({ width, height, pages });
};

const readers: Readonly<Record<FactsRequest['kind'], (path: string) => FileFacts | Promise<FileFacts>>> = {
  ooxml: ooxmlFacts,
  odf: odfFacts,
  epub: epubFacts,
  html: htmlFacts,
  mail: mailFacts,
  image: imageFacts,
};

const read = async (request: FactsRequest | EmbeddedRequest): Promise<null> => {
  if (request.want === 'embedded') {
    await takeEmbedded(request);
    return null;
  }
  const { input, kind, output } = request;
  writeFileSync(output, JSON.stringify(await readers[kind](input)));
  return null;
};

void serve(read, { faults: [...imageFaults, ...mailFaults] });
