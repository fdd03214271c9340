import { checkedWords } from '../../../src/core/deal/provenance.ts';
import type { ReportDocument } from '../../../src/core/report/report.ts';
import type { Block } from '../../../src/core/report/edition/editionDocument.ts';
import { drawTable } from '../drawTable.ts';
import { drawText, fillBox, hairline, room, safeUrl, textHeight, type Sheet } from '../sheet.ts';
import { colour, look } from '../theme.ts';

type Points = Extract<Block, { readonly kind: 'points' }>;

/** Sentences with a dot before each. Returns the y below. */
export function drawPoints(sheet: Sheet, y: number, { points, tone }: Points): number {
  return points.reduce((top, text) => {
    const place = { text, x: sheet.left + 5, width: sheet.width - 5, look: look.body };
    const start = room(sheet, top, Math.min(40, textHeight(sheet, text, place)));
    const dot = tone === 'fair' ? colour.fair : colour.ink3;
    fillBox(sheet, dot, { x: sheet.left + 0.2, y: start + 1.75, width: 1.2, height: 1.2, radius: 0.6 });
    return drawText(sheet, start, place) + 1.2;
  }, y);
}

/** The versions that made it, what boxes mean, and what the report is not. */
export function drawMade(sheet: Sheet, y: number, { made, disclaimer }: Extract<Block, { readonly kind: 'made' }>): number {
  const place = { x: sheet.left, width: sheet.width };
  const top = room(sheet, y, Math.min(40, textHeight(sheet, made, { ...place, look: look.small })));
  let below = drawText(sheet, top, { ...place, text: made, look: look.small });
  if (sheet.type.usedBoxes()) below = drawText(sheet, below + 1.5, { ...place, text: boxNote, look: look.small });
  const end = room(sheet, below + 2.5, 2 + textHeight(sheet, disclaimer, { ...place, look: look.small }));
  hairline(sheet, end);
  return drawText(sheet, end + 2, { ...place, text: disclaimer, look: look.small });
}

const boxNote =
  'A box (□) stands for a character, such as an emoji, that this report’s fonts do not have; searching and copying give the character itself.';

/** Each law with its link and its days. */
export function drawLaws(sheet: Sheet, y: number, laws: ReportDocument['laws']): number {
  return drawTable(sheet, y, {
    columns: [
      { label: 'Law', align: 'left', width: sheet.width * 0.45 },
      { label: 'In force from', align: 'left', width: sheet.width * 0.17 },
      { label: 'Checked on', align: 'left', width: sheet.width * 0.38 },
    ],
    rows: laws.map((law) => {
      const link = safeUrl(law.url);
      return [
        { text: law.title, link, colour: link === null ? colour.ink : colour.brand },
        { text: law.inForceFrom },
        { text: checkedWords(law.checkedOn, law.confirmed) },
      ];
    }),
  });
}
