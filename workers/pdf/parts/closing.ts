import { checkedWords } from '../../../src/core/deal/provenance.ts';
import type { ReportDocument } from '../../../src/core/report/report.ts';
import { drawTable } from '../drawTable.ts';
import { drawHeading, drawText, fillBox, hairline, room, safeUrl, textHeight, type Sheet } from '../sheet.ts';
import { colour, look } from '../theme.ts';

/** What to check before relying on the report. Returns the y below. */
export function drawWarnings(sheet: Sheet, y: number, warnings: readonly string[]): number {
  if (warnings.length === 0) return y;
  const at = drawHeading(sheet, y, { text: 'Check before you rely on this', keep: 14 });
  return warnings.reduce((top, text) => {
    const place = { text, x: sheet.left + 5, width: sheet.width - 5, look: look.body };
    const start = room(sheet, top, Math.min(40, textHeight(sheet, text, place)));
    fillBox(sheet, colour.fair, { x: sheet.left, y: start + 1.7, width: 1.6, height: 1.6, radius: 0.8 });
    return drawText(sheet, start, place) + 1.2;
  }, at);
}

/** The laws behind the figures, the versions that made it, what boxes mean, and what the report is not. */
export function drawFoundations(sheet: Sheet, y: number, report: ReportDocument): number {
  const laws = drawLaws(sheet, y, report.laws);
  const at = drawHeading(sheet, laws, { text: 'About this report', keep: 24 });
  const { engine, rules, score, parser } = report.versions;
  const place = { x: sheet.left, width: sheet.width };
  const made = `Prepared on ${report.preparedOn}. Made by rules ${rules}, engine ${engine}, score ${score}, parser ${parser}.`;
  let below = drawText(sheet, at, { ...place, text: made, look: look.small });
  if (sheet.type.usedBoxes()) below = drawText(sheet, below + 1.5, { ...place, text: boxNote, look: look.small });
  hairline(sheet, below + 2.5);
  return drawText(sheet, room(sheet, below + 4.5, 8), { ...place, text: report.disclaimer, look: look.small });
}

const boxNote =
  'A box (□) stands for a character, such as an emoji, that this report’s fonts do not have; searching and copying give the character itself.';

function drawLaws(sheet: Sheet, y: number, laws: ReportDocument['laws']): number {
  if (laws.length === 0) return y;
  const at = drawHeading(sheet, y, { text: 'Laws and rates', keep: 20 });
  return drawTable(sheet, at, {
    columns: [
      { label: 'Law', align: 'left', width: sheet.width * 0.64 },
      { label: 'In force from', align: 'left', width: sheet.width * 0.18 },
      { label: 'Checked on', align: 'left', width: sheet.width * 0.18 },
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
