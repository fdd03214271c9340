import type { ReportMap } from '../../src/core/report/evidence/areaMap.ts';
import { fill, stroke } from './drawChart.ts';
import { drawText, fillBox, hairline, marked, room, textHeight, widthOf, type Sheet } from './sheet.ts';
import { colour, look } from './theme.ts';

/** The map's width in millimetres. The rows next to it use the rest of the page's width. */
const pictureWidth = 104;
const gutter = 8;

const wordsOf = (sheet: Sheet, { summary }: ReportMap) => ({ text: summary, x: sheet.left, width: sheet.width, look: look.small });
const sourceOf = (sheet: Sheet, { source }: ReportMap) => ({ text: source, x: sheet.left, width: sheet.width, look: look.fine });

const pictureHeight = ({ width, height }: ReportMap): number => (pictureWidth * height) / width;

/** The height of a map with its text, in millimetres. */
export const mapKeep = (sheet: Sheet, map: ReportMap): number =>
  12 +
  textHeight(sheet, map.summary, wordsOf(sheet, map)) +
  Math.max(pictureHeight(map), rowsHeight(sheet, map)) +
  textHeight(sheet, map.source, sourceOf(sheet, map));

/** Draws the property's location, its surroundings and the sources of both, all on one page. Returns the y below, in millimetres. */
export function drawMap(sheet: Sheet, y: number, map: ReportMap): number {
  const top = room(sheet, y, mapKeep(sheet, map));
  const title = drawText(sheet, top, { text: map.title, x: sheet.left, width: sheet.width, look: look.subheading, tag: 'H3' });
  const at = drawText(sheet, title + 0.5, wordsOf(sheet, map)) + 2;
  sheet.tags.draw(sheet.tags.add('Figure', { alt: map.summary }), () => drawPicture(sheet, at, map));
  const below = Math.max(at + pictureHeight(map), drawRows(sheet, at, map));
  return drawText(sheet, below + 2.5, sourceOf(sheet, map)) + 1;
}

function drawPicture(sheet: Sheet, y: number, map: ReportMap): void {
  const unit = pictureWidth / map.width;
  const place = (x: number, down: number): [number, number] => [sheet.left + x * unit, y + down * unit];
  marked(sheet, () => {
    const { doc } = sheet;
    for (const { rings, isHome } of map.areas) {
      fill(sheet, isHome ? colour.mark : colour.sunk);
      stroke(sheet, colour.ink3).setLineWidth(0.12);
      doc.path(rings.flatMap((ring) => pathOf(ring, place)));
      doc.fillStrokeEvenOdd();
    }
    stroke(sheet, colour.ink3).rect(sheet.left, y, pictureWidth, pictureHeight(map), 'S');
    const [x, down] = place(map.pin.x, map.pin.y);
    fill(sheet, colour.brand);
    stroke(sheet, colour.white).setLineWidth(0.4).circle(x, down, 1.7, 'FD');
  });
  for (const { x, y: down, text } of map.labels) {
    const [middle, line] = place(x, down);
    const half = widthOf(sheet, sheet.type.set(text), look.fine) / 2;
    drawText(sheet, line - 1.8, { text, x: middle - half, width: half * 2 + 1, look: { ...look.fine, colour: colour.ink } });
  }
  drawScale(sheet, y + pictureHeight(map), { length: map.scale.length * unit, words: map.scale.words });
}

function pathOf(ring: readonly number[], place: (x: number, y: number) => [number, number]): { op: string; c: number[] }[] {
  const points = Array.from({ length: ring.length / 2 }, (_, at) => ({
    op: at === 0 ? 'm' : 'l',
    c: place(ring[at * 2] ?? 0, ring[at * 2 + 1] ?? 0) as number[],
  }));
  return [...points, { op: 'h', c: [] }];
}

/** Draws the scale bar in the map's corner, with its label above. */
function drawScale(sheet: Sheet, bottom: number, { length, words }: { readonly length: number; readonly words: string }): void {
  const width = widthOf(sheet, sheet.type.set(words), look.fine) + 0.5;
  const box = { x: sheet.left + 1, y: bottom - 7, width: Math.max(length, width) + 3, height: 6, radius: 0.8 };
  fillBox(sheet, colour.white, box);
  drawText(sheet, bottom - 6.8, { text: words, x: sheet.left + 2.5, width: width + 1, look: { ...look.fine, colour: colour.ink } });
  fillBox(sheet, colour.ink, { x: sheet.left + 2.5, y: bottom - 2.6, width: length, height: 0.6 });
}

/** The position of the rows, and the width available for a name, in millimetres. */
function rowsPlace(sheet: Sheet) {
  const [x, width] = [sheet.left + pictureWidth + gutter, sheet.width - pictureWidth - gutter];
  return { x, width, name: { x, width: width - 22, look: look.small } };
}

const rowGap = 1.2;

function rowsHeight(sheet: Sheet, { rows }: ReportMap): number {
  const { name } = rowsPlace(sheet);
  return 5 + rows.reduce((sum, { label }) => sum + textHeight(sheet, label, name) + rowGap, 0);
}

/** Draws each area's name and figure. Returns the y below, in millimetres. */
function drawRows(sheet: Sheet, y: number, { rows, valueLabel }: ReportMap): number {
  const { x, width, name } = rowsPlace(sheet);
  let at = drawText(sheet, y, { text: valueLabel, x, width, look: look.small }) + 1;
  const list = sheet.tags.add('L');
  for (const { label, value } of rows) {
    const top = at;
    sheet.tags.draw(sheet.tags.add('LI', { within: list }), () => {
      at = drawText(sheet, top, { text: label, ...name, tag: 'Lbl' });
      drawText(sheet, top, {
        text: value,
        x,
        width,
        align: 'right',
        look: { ...look.small, bold: true, colour: colour.ink },
        tag: 'LBody',
      });
    });
    hairline(sheet, at + 0.5, { x, width });
    at += rowGap;
  }
  return at;
}
