import type { ReportFigure } from '../../../src/core/report/report.ts';
import type { CriterionScore } from '../../../src/core/score/score.ts';
import { layTable, type TableColumn, type TableSpec } from '../drawTable.ts';
import { drawText, fillBox, hairline, unbrokenHeight, room, textHeight, type UnbrokenHeight, type Sheet } from '../sheet.ts';
import { colour, look, toneColour } from '../theme.ts';
import { unbrokenTableHeight } from './evidence.ts';

/** Draws every criterion with its points, the measured value and the reason. Returns the y below, in millimetres. */
export function drawCriteria(sheet: Sheet, y: number, criteria: readonly CriterionScore[]): number {
  const list = sheet.tags.add('L');
  return criteria.reduce(
    (top, criterion) => sheet.tags.draw(sheet.tags.add('LI', { within: list }), () => drawCriterion(sheet, top, criterion)),
    y,
  );
}

function drawCriterion(sheet: Sheet, y: number, criterion: CriterionScore): number {
  const column = sheet.width * 0.3;
  const name = { text: criterion.label, x: sheet.left, width: column - 3, look: look.bodyBold, tag: 'Lbl' } as const;
  const measured = { text: criterion.measured, x: sheet.left, width: column - 3, look: look.small };
  const reason = { text: criterion.reason, x: sheet.left + column, width: sheet.width - column, look: look.small };
  const left = textHeight(sheet, name.text, name) + textHeight(sheet, measured.text, measured);
  const height = Math.max(left, 4.8 + textHeight(sheet, reason.text, reason));
  const top = room(sheet, y, height + 3);
  const below = drawText(sheet, top, name);
  const bar = { x: sheet.left + column, y: top + 1.2, width: sheet.width - column - 18, height: 2.2, radius: 1.1 };
  const share = criterion.weight <= 0 ? 0 : Math.min(1, Math.max(0, criterion.points / criterion.weight));
  fillBox(sheet, colour.sunk, bar);
  // A bar with round ends needs at least their width. A narrower one would be drawn inside out.
  if (share > 0) fillBox(sheet, toneColour[criterion.tone], { ...bar, width: Math.max(bar.height, bar.width * share) });
  const points = { text: `${criterion.points}/${criterion.weight}`, x: sheet.left, width: sheet.width, look: look.bodyBold };
  sheet.tags.text('LBody', () => {
    drawText(sheet, below, measured);
    drawText(sheet, top, { ...points, align: 'right' });
    drawText(sheet, top + 4.8, reason);
  });
  hairline(sheet, top + height + 1);
  return top + height + 2.2;
}

interface FiguresShown {
  readonly figures: readonly ReportFigure[];
  /** The heading of the rules' column. Null if there is no such column. */
  readonly against: string | null;
}

/** The height, in millimetres, that the table of all figures must keep on one page. */
export const figuresKeep = (sheet: Sheet, shown: FiguresShown): UnbrokenHeight =>
  unbrokenTableHeight(layTable(sheet, figuresSpec(sheet, shown)), 0);

/** Draws all figures, with their distance from the person's own rules if those are printed. Returns the y below. */
export function drawFigures(sheet: Sheet, y: number, shown: FiguresShown): number {
  const laid = layTable(sheet, figuresSpec(sheet, shown));
  return laid.draw(room(sheet, y, unbrokenHeight(sheet, y, unbrokenTableHeight(laid, 0))));
}

function figuresSpec(sheet: Sheet, { figures, against }: FiguresShown): TableSpec {
  const [name, value] = against === null ? [0.7, 0.3] : [0.36, 0.22];
  const columns: readonly TableColumn[] = [
    { label: 'Figure', align: 'left', width: sheet.width * name },
    { label: 'Value', align: 'right', width: sheet.width * value },
  ];
  return {
    columns: against === null ? columns : [...columns, { label: against, align: 'left', width: sheet.width * 0.42 }],
    rows: figures.map((figure) => [
      { text: figure.label },
      { text: figure.value, bold: true },
      ...(against === null ? [] : [{ text: figure.delta ?? '', colour: toneColour[figure.tone] }]),
    ]),
  };
}
