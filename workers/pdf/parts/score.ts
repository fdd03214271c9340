import type { ReportFigure } from '../../../src/core/report/report.ts';
import type { CriterionScore, Score } from '../../../src/core/score/score.ts';
import { drawTable } from '../drawTable.ts';
import { drawHeading, drawText, fillBox, hairline, room, textHeight, type Sheet } from '../sheet.ts';
import { colour, look, toneColour } from '../theme.ts';

/** Every point of the score with what was measured and why. Returns the y below. */
export function drawScore(sheet: Sheet, y: number, score: Score): number {
  const text = `Why ${score.total} of 100`;
  const at = drawHeading(sheet, y, { text, keep: 20, note: `${score.band} · score version ${score.version} · every point traced` });
  return score.criteria.reduce((top, criterion) => drawCriterion(sheet, top, criterion), at);
}

function drawCriterion(sheet: Sheet, y: number, criterion: CriterionScore): number {
  const column = sheet.width * 0.3;
  const name = { text: criterion.label, x: sheet.left, width: column - 3, look: look.bodyBold };
  const measured = { text: criterion.measured, x: sheet.left, width: column - 3, look: look.small };
  const reason = { text: criterion.reason, x: sheet.left + column, width: sheet.width - column, look: look.small };
  const left = textHeight(sheet, name.text, name) + textHeight(sheet, measured.text, measured);
  const height = Math.max(left, 5.5 + textHeight(sheet, reason.text, reason));
  const top = room(sheet, y, height + 3);
  drawText(sheet, drawText(sheet, top, name), measured);
  const bar = { x: sheet.left + column, y: top + 1.2, width: sheet.width - column - 18, height: 2.2, radius: 1.1 };
  const share = criterion.weight <= 0 ? 0 : Math.min(1, Math.max(0, criterion.points / criterion.weight));
  fillBox(sheet, colour.sunk, bar);
  // A round end needs its own width: less than that would be drawn inside out.
  if (share > 0) fillBox(sheet, toneColour[criterion.tone], { ...bar, width: Math.max(bar.height, bar.width * share) });
  drawText(sheet, top, {
    text: `${criterion.points}/${criterion.weight}`,
    x: sheet.left,
    width: sheet.width,
    align: 'right',
    look: look.bodyBold,
  });
  drawText(sheet, top + 5.5, reason);
  hairline(sheet, top + height + 1.3);
  return top + height + 2.8;
}

/** All figures with their distance to the person's own rules. Returns the y below. */
export function drawFigures(sheet: Sheet, y: number, figures: readonly ReportFigure[]): number {
  if (figures.length === 0) return y;
  const at = drawHeading(sheet, y, { text: 'The figures', keep: 24 });
  return drawTable(sheet, at, {
    columns: [
      { label: 'Figure', align: 'left', width: sheet.width * 0.36 },
      { label: 'Value', align: 'right', width: sheet.width * 0.22 },
      { label: 'Against your own rule', align: 'left', width: sheet.width * 0.42 },
    ],
    rows: figures.map((figure) => [
      { text: figure.label },
      { text: figure.value, bold: true },
      { text: figure.delta ?? '', colour: toneColour[figure.tone] },
    ]),
  });
}
