import { jsPDF } from 'jspdf';
import { countryOfMarket } from '../../src/core/market/markets.ts';
import type { PdfJob } from '../../src/core/pipeline/jobs.ts';
import { drawTitle } from './parts/cover.ts';
import { bookmark, drawPart } from './parts/drawParts.ts';
import { drawFooters } from './parts/footer.ts';
import { drawPhotos, hasPhotos, photosTitle } from './parts/photos.ts';
import { removeOpenAction } from './removeOpenAction.ts';
import type { Sheet } from './sheet.ts';
import { createTagTree } from './tags/tagTree.ts';
import { writeTags } from './tags/writeTags.ts';
import { measureQuickly } from './text/measureQuickly.ts';
import { addTypefaces, readAsWritten, type LoadFont } from './text/typefaces.ts';
import { createTypesetter, wellFormed } from './text/typesetting.ts';

export interface MadePdf {
  readonly bytes: ArrayBuffer;
  readonly pages: number;
}

/**
 * Draws an edition of a report as a PDF (A4 or Letter, vector, text that can be searched and copied, no scripts, no actions). The same
 * job gives the same bytes. Rejects only when a font cannot be read.
 */
export async function makePdf(job: PdfJob, loadFont: LoadFont): Promise<MadePdf> {
  const doc = new jsPDF({ unit: 'mm', format: job.pageSize, compress: true, putOnlyUsedFonts: true, floatPrecision: 3 });
  leaveTextAlone(doc);
  const { document } = job;
  stamp(doc, job);
  const typefaces = await addTypefaces(
    doc,
    loadFont,
    JSON.stringify([document, job.letterhead?.name, job.photos?.map(({ caption }) => caption)]),
  );
  measureQuickly(doc);
  const type = createTypesetter(typefaces);
  const sheet = sheetOf(doc, type);
  const top = document.cover.reduce((y, part) => drawPart(sheet, y, part), drawTitle(sheet, document, job.letterhead) + 1);
  const photos = job.photos ?? [];
  const below = document.parts.reduce((y, part) => drawPart(sheet, y, part), top);
  if (hasPhotos(photos)) {
    drawPhotos(sheet, below, photos);
    bookmark(sheet, photosTitle, null);
  }
  drawFooters(sheet, { ...document, by: job.letterhead?.name.trim() ?? '' });
  writeTags(doc, sheet.tags);
  if (typefaces.hasFallback) readAsWritten(doc);
  return { bytes: removeOpenAction(doc.output('arraybuffer')), pages: doc.getNumberOfPages() };
}

/** Disables jsPDF's Arabic shaping, which would join letters a second time. Our texts are already joined and in drawing order. */
function leaveTextAlone(doc: jsPDF): void {
  const { events } = doc.internal;
  for (const token of Object.keys(events.getTopics()['preProcessText'] ?? {})) events.unsubscribe(token);
}

function sheetOf(doc: jsPDF, type: Sheet['type']): Sheet {
  const [left, top] = [18, 16];
  const { pageSize } = doc.internal;
  return { doc, type, tags: createTagTree(), left, top, width: pageSize.getWidth() - 2 * left, bottom: pageSize.getHeight() - 20 };
}

/** Sets the document's properties. Date and id come from the job, not from a clock or random numbers. */
function stamp(doc: jsPDF, { document, market, letterhead, pageSize, photos = [] }: PdfJob): void {
  doc.setCreationDate(`D:${pdfDay(document.preparedOn)}000000+00'00'`);
  doc.setFileId(fingerprint(JSON.stringify([document, market, letterhead, pageSize, ...photos])));
  doc.setDocumentProperties({
    title: wellFormed(document.title),
    subject: wellFormed(document.subtitle),
    author: wellFormed(letterhead?.name.trim() ?? '') || 'Yardstick',
    creator: 'Yardstick',
  });
  doc.setLanguage(countryOfMarket(market) === 'US' ? 'en-US' : 'en-GB');
  doc.viewerPreferences({ DisplayDocTitle: true });
}

/** A printed date ("20 November 2026", "2026-11-20") as YYYYMMDD. jsPDF requires a date and accepts none after 2037. */
function pdfDay(text: string): string {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  const [, day = '', name = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]{2})[a-z]* (\d{4})$/.exec(text) ?? [];
  const month = String(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].indexOf(name) + 1).padStart(
    2,
    '0',
  );
  const found = isoYear === undefined ? `${year}${month}${day.padStart(2, '0')}` : `${isoYear}${isoMonth}${isoDay}`;
  return /^20([0-2]\d|3[0-7])(0[1-9]|1[0-2])\d\d$/.test(found) ? found : '19700101';
}

/** 32 hex digits of a text from four FNV-1a hashes: an identifier, not for security. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
    .map((seed) => {
      let sum = seed;
      for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
      return (sum >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
