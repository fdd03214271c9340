import type { ReportDocument, ReportFact } from '../../../src/core/report/report.ts';
import { drawText, textHeight, type Sheet } from '../sheet.ts';
import { look, toneColour } from '../theme.ts';
import { drawColumns, type Entry, type EntryPlace } from './columns.ts';

/** Named facts, the name before the value. Returns the y below. */
export const drawFacts = (sheet: Sheet, y: number, facts: readonly ReportFact[]): number =>
  drawColumns(
    sheet,
    y,
    facts.map((fact) => factEntry(sheet, fact)),
  );

function factEntry(sheet: Sheet, { label, value }: ReportFact): Entry {
  const name = (width: number) => ({ text: label, width: width * 0.42 - 2, look: look.soft });
  const said = (width: number) => ({ text: value, width: width * 0.58, look: look.bodyBold });
  return {
    height: (width) => Math.max(textHeight(sheet, label, { x: 0, ...name(width) }), textHeight(sheet, value, { x: 0, ...said(width) })),
    draw: ({ x, y, width }: EntryPlace) => {
      drawText(sheet, y, { x, ...name(width) });
      drawText(sheet, y, { x: x + width * 0.42, ...said(width) });
    },
  };
}

/** Each rule with its sign, its name and the distance in words. Returns the y below. */
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
      drawText(sheet, y, { text: sign, x, width: 5, look: { ...look.bodyBold, colour: toneColour[tone] } });
      drawText(sheet, y, { x: x + 6, ...name(width) });
      drawText(sheet, y, { x: x + width * 0.48, ...said(width) });
    },
  };
}
