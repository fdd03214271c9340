import type { PdfWorker } from '../src/core/pipeline/jobs.ts';
import { makePdf } from './pdf/makePdf.ts';

/** Fonts come from the app's own origin. Offline, the service worker serves them. */
export const pdfWorker: PdfWorker = {
  makePdf: (job) =>
    makePdf(job, async (file) => {
      const answer = await fetch(`${job.assetBase}/fonts/${file}`);
      if (!answer.ok) throw new Error(`The font ${file} cannot be read (${answer.status})`);
      return new Uint8Array(await answer.arrayBuffer());
    }),
};
