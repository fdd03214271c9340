import type { ReportDocument } from '../../../src/core/report/report.ts';
import { drawText, textHeight, type Sheet } from '../sheet.ts';
import { look, toneColour } from '../theme.ts';
import { drawColumns, type Entry, type EntryPlace } from './columns.ts';
import type { ReportFact } from '../../../src/core/report/reportTable.ts';

/** Draws named facts, each name before its value. Returns the y below. */
export function drawFacts(sheet: Sheet, y: number, facts: readonly ReportFact[]): number {
  const listed = shares.map((share) => facts.map((fact) => factEntry(sheet, fact, share)));
  const heights = listed.map((entries) => entries.reduce((sum, { height }) => sum + height((sheet.width - 8) / 2), 0));
  return drawColumns(sheet, y, listed[heights.indexOf(Math.min(...heights))] ?? []);
}

/** The shares of an entry's width that its name may take. The share that gives the shortest list is used, or the first of several. */
const shares = [0.42, 0.5, 0.58, 0.66] as const;

function factEntry(sheet: Sheet, { label, value }: ReportFact, share: number): Entry {
  const name = (width: number) => ({ text: label, width: width * share - 2, look: look.soft });
  const said = (width: number) => ({ text: value, width: width * (1 - share), look: look.bodyBold });
  return {
    height: (width) => Math.max(textHeight(sheet, label, { x: 0, ...name(width) }), textHeight(sheet, value, { x: 0, ...said(width) })),
    draw: ({ x, y, width }: EntryPlace) => {
      drawText(sheet, y, { x, ...name(width), tag: 'Lbl' });
      drawText(sheet, y, { x: x + width * share, ...said(width), tag: 'LBody' });
    },
  };
}

/** Draws each rule with its sign, its name and its margin in words. Returns the y below, in millimetres. */
export const drawRules = (sheet: Sheet, y: number, rules: ReportDocument['rules']): number =>
  drawColumns(
    sheet,
    y,
    rules.map((rule) => ruleEntry(sheet, rule)),
  );

function ruleEntry(sheet: Sheet, { met, label, words }: ReportDocument['rules'][number]): Entry {
  const [sign, tone] = met === null ? (['–', 'unknown'] as const) : met ? (['✓', 'good'] as const) : (['✗', 'poor'] as const);
  const name = (width: number) => ({ text: label, width: width * 0.48 - 8, look: look.body });
  const said = (width: number) => ({ text: words, width: width * 0.52, look: look.soft });
  return {
    height: (width) => Math.max(textHeight(sheet, label, { x: 0, ...name(width) }), textHeight(sheet, words, { x: 0, ...said(width) })),
    draw: ({ x, y, width }: EntryPlace) => {
      sheet.tags.text('Lbl', () => {
        drawText(sheet, y, { text: sign, x, width: 5, look: { ...look.bodyBold, colour: toneColour[tone] } });
        drawText(sheet, y, { x: x + 6, ...name(width) });
      });
      drawText(sheet, y, { x: x + width * 0.48, ...said(width), tag: 'LBody' });
    },
  };
}
