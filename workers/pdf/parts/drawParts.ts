import type { Block, EditionPart } from '../../../src/core/report/editions/editionDocument.ts';
import { drawChart } from '../drawChart.ts';
import { drawFan } from '../drawFan.ts';
import { drawMap, mapKeep } from '../drawMap.ts';
import { drawSpans, spansKeep } from '../drawSpans.ts';
import { drawScoreTape } from '../drawTape.ts';
import { drawHeading, room, type UnbrokenHeight, type Sheet } from '../sheet.ts';
import { drawMade, drawPoints, drawSources } from './closing.ts';
import { drawKeyFigures, drawLead, drawSolves } from './cover.ts';
import { drawInputs, drawReportTable, tableKeep } from './evidence.ts';
import { drawFacts, drawRules } from './facts.ts';
import { drawCriteria, drawFigures, figuresKeep } from './score.ts';

/** Draws a part: heading, bookmark, then each block below the one before. Returns the y below. */
export function drawPart(sheet: Sheet, y: number, part: EditionPart): number {
  const note = part.note === null ? {} : { note: part.note };
  const top = part.title === null ? y + 5 : drawHeading(sheet, y, { text: part.title, keep: keepOfPart(sheet, part), ...note });
  const mark = part.title === null ? null : bookmark(sheet, part.title, null);
  let at = top;
  let left = part.blocks;
  while (left.length > 0) {
    const start = left === part.blocks ? at : at + 4.5;
    const next = nextBlock(sheet, start, left);
    at = drawBlock(sheet, start, next);
    const title = titleOf(next);
    if (title !== null && mark !== null) bookmark(sheet, title, mark);
    left = left.filter((block) => block !== next);
  }
  return at;
}

/** The next block in order, or a later one that fits if a tall drawing would be split or leave much of the page empty. */
function nextBlock(sheet: Sheet, y: number, [first, ...others]: readonly Block[]): Block {
  const free = sheet.bottom - y;
  const isTall = (first?.kind === 'spans' || first?.kind === 'map') && keepOf(sheet, first).whole > free;
  return (isTall ? others.find((block) => keepOf(sheet, block).whole <= free) : undefined) ?? (first as Block);
}

function drawBlock(sheet: Sheet, y: number, block: Block): number {
  switch (block.kind) {
    case 'lead':
      return drawLead(sheet, y, block.text);
    case 'tape':
      return drawScoreTape(sheet, room(sheet, y, 20), block);
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
    case 'map':
      return drawMap(sheet, y, block.map);
    case 'table':
      return drawReportTable(sheet, y, block);
    case 'inputs':
      return drawInputs(sheet, y, block.inputs);
    case 'sources':
      return drawSources(sheet, y, block.sources);
    case 'made':
      return drawMade(sheet, y, block);
    default:
      return block satisfies never;
  }
}

/** A part up to this many millimetres high is kept on one page. */
const wholePart = 62;

/** The height to keep together with a heading: the whole part if it is short, else its first block. */
function keepOfPart(sheet: Sheet, { blocks }: EditionPart): UnbrokenHeight {
  const keeps = blocks.map((block) => keepOf(sheet, block));
  const [first = { whole: 0, start: 0 }] = keeps;
  const whole = keeps.reduce((sum, keep) => sum + keep.whole + 4.5, 0);
  return whole <= wholePart ? { whole, start: whole } : first;
}

/** How much of a block's height must stay on one page. */
function keepOf(sheet: Sheet, block: Block): UnbrokenHeight {
  switch (block.kind) {
    case 'table':
      return tableKeep(sheet, block);
    case 'figures':
      return figuresKeep(sheet, block);
    case 'spans':
      return spansKeep(sheet, block.chart);
    case 'facts': {
      const whole = Math.ceil(block.facts.length / 2) * 7;
      return { whole, start: Math.min(21, whole) };
    }
    case 'chart':
    case 'fan':
      return same(64);
    case 'map':
      return same(mapKeep(sheet, block.map));
    case 'solves':
      return same(30);
    case 'points':
      return { whole: block.points.length < 4 ? 11 * block.points.length : 22, start: 13 };
    default:
      return same(22);
  }
}

const same = (millimetres: number): UnbrokenHeight => ({ whole: millimetres, start: millimetres });

function titleOf(block: Block): string | null {
  if (block.kind === 'table') return block.untitled === true ? null : block.table.title;
  if (block.kind === 'map') return block.map.title;
  return block.kind === 'chart' || block.kind === 'fan' || block.kind === 'spans' ? block.chart.title : null;
}

/** Adds an outline entry for the current page. Returns it, untyped by jsPDF, as the parent of further entries. */
export function bookmark(sheet: Sheet, title: string, parent: unknown): unknown {
  const { outline } = sheet.doc as unknown as {
    readonly outline: { readonly add: (parent: unknown, title: string, at: object) => unknown };
  };
  return outline.add(parent, title, { pageNumber: sheet.doc.getCurrentPageInfo().pageNumber });
}
