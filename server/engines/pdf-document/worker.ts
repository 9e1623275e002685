import { readFileSync, writeFileSync } from 'node:fs';
import { serve, WorkerProblem } from '../../contract/worker-main.ts';
import { convertPdf, findScans } from './convert-pdf.ts';
import { pdfFaults } from './faults.ts';
import { readHocr } from './ocr/hocr.ts';
import type { PdfDocumentReply, PdfDocumentRequest } from './protocol.ts';
import { PdfProblem } from './read/open.ts';
import { warmUp } from './warm-up/warm-up.ts';

const convert = async (request: PdfDocumentRequest, progress: (fraction: number) => void): Promise<PdfDocumentReply> => {
  try {
    if ('find' in request) return await findScans(new Uint8Array(readFileSync(request.input)), progress);
    const { recognised } = request;
    const result = await convertPdf(new Uint8Array(readFileSync(request.input)), request.to, {
      title: request.title,
      ...(request.pages ? { pages: request.pages } : {}),
      ...(request.pictures ? { pictures: request.pictures } : {}),
      ...(request.cover ? { cover: { type: 'jpeg', bytes: new Uint8Array(readFileSync(request.cover)), width: 0, height: 0 } } : {}),
      ...(recognised
        ? {
            recognised: new Map(
              recognised.map((r) => [
                r.page,
                {
                  lines: r.parts.flatMap((part) => readHocr(readFileSync(part.hocr, 'utf8'), part)),
                  scale: r.scale,
                  turn: r.turn,
                  skew: r.skew,
                  ...(r.tables && { tables: r.tables }),
                },
              ]),
            ),
          }
        : {}),
      progress,
    });
    if (result.kind === 'scanned') return result;
    writeFileSync(request.output, result.bytes);
    for (const { name, bytes } of result.pictures) writeFileSync(name, bytes);
    return { kind: 'converted', notes: result.notes, pictures: result.pictures.map(({ name }) => name) };
  } catch (thrown) {
    if (thrown instanceof PdfProblem) throw new WorkerProblem(thrown.code, thrown.said);
    throw thrown;
  }
};

// Workers do not warm up individually: that cost half again of the time it saved.
void serve(convert, { beforeForks: warmUp, faults: pdfFaults });
