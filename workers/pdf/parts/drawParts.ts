import type { Block, EditionPart } from '../../../src/core/report/edition/editionDocument.ts';
import { drawChart } from '../drawChart.ts';
import { drawFan } from '../drawFan.ts';
import { drawSpans } from '../drawSpans.ts';
import { drawScoreTape } from '../drawTape.ts';
import { drawHeading, room, type Sheet } from '../sheet.ts';
import { drawLaws, drawMade, drawPoints } from './closing.ts';
import { drawKeyFigures, drawLead, drawSolves } from './cover.ts';
import { drawInputs, drawReportTable, tableKeep } from './evidence.ts';
import { drawFacts, drawRules } from './facts.ts';
import { drawCriteria, drawFigures, figuresKeep } from './score.ts';

/** Draws a part: heading, bookmark, then each block below the one before. Returns the y below. */
export function drawPart(sheet: Sheet, y: number, part: EditionPart): number {
  const [first] = part.blocks;
  const note = part.note === null ? {} : { note: part.note };
  const top =
    part.title === null
      ? y + 5
      : drawHeading(sheet, y, { text: part.title, keep: first === undefined ? 0 : keepOf(sheet, first), ...note });
  const mark = part.title === null ? null : bookmark(sheet, part.title, null);
  return part.blocks.reduce((at, block, place) => {
    const start = place === 0 ? at : at + 4.5;
    const below = drawBlock(sheet, start, block);
    const title = titleOf(block);
    if (title !== null && mark !== null) bookmark(sheet, title, mark);
    return below;
  }, top);
}

function drawBlock(sheet: Sheet, y: number, block: Block): number {
  switch (block.kind) {
    case 'lead':
      return drawLead(sheet, y, block.text);
    case 'tape':
      return drawScoreTape(sheet, room(sheet, y, 20), block.score);
    case 'key-figures':
      return drawKeyFigures(sheet, y, block.figures);
    case 'rules':
      return drawRules(sheet, y, block.rules);
    case 'solves':
      return drawSolves(sheet, y, block.solves);
    case 'points':
      return drawPoints(sheet, y, block);
    case 'facts':
      return drawFacts(sheet, y, block.facts);
    case 'criteria':
      return drawCriteria(sheet, y, block.criteria);
    default:
      return drawEvidence(sheet, y, block);
  }
}

type Evidence = Exclude<Block, { readonly kind: 'lead' | 'tape' | 'key-figures' | 'rules' | 'solves' | 'points' | 'facts' | 'criteria' }>;

function drawEvidence(sheet: Sheet, y: number, block: Evidence): number {
  switch (block.kind) {
    case 'figures':
      return drawFigures(sheet, y, block);
    case 'chart':
      return drawChart(sheet, y, block.chart);
    case 'spans':
      return drawSpans(sheet, y, block.chart);
    case 'fan':
      return drawFan(sheet, y, block.chart);
    case 'table':
      return drawReportTable(sheet, y, block.table);
    case 'inputs':
      return drawInputs(sheet, y, block.inputs);
    case 'laws':
      return drawLaws(sheet, y, block.laws);
    case 'made':
      return drawMade(sheet, y, block);
    default:
      return block satisfies never;
  }
}

/** Millimetres of a block that a heading keeps on its page. */
function keepOf(sheet: Sheet, block: Block): number {
  switch (block.kind) {
    case 'table':
      return tableKeep(sheet, block.table);
    case 'figures':
      return figuresKeep(sheet, block);
    case 'facts':
      return Math.min(60, Math.ceil(block.facts.length / 2) * 7);
    case 'chart':
    case 'fan':
    case 'spans':
      return 72;
    case 'solves':
      return 30;
    case 'points':
      return 13;
    default:
      return 22;
  }
}

function titleOf(block: Block): string | null {
  if (block.kind === 'table') return block.table.title;
  return block.kind === 'chart' || block.kind === 'fan' || block.kind === 'spans' ? block.chart.title : null;
}

/** An entry of the outline that leads to the page being drawn. jsPDF does not type what it gives back: a parent for further entries. */
export function bookmark(sheet: Sheet, title: string, parent: unknown): unknown {
  const { outline } = sheet.doc as unknown as {
    readonly outline: { readonly add: (parent: unknown, title: string, at: object) => unknown };
  };
  return outline.add(parent, title, { pageNumber: sheet.doc.getCurrentPageInfo().pageNumber });
}
