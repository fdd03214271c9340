import { fanShapes, type FanChart } from '../../src/core/report/fullReport/fanChart.ts';
import { drawAxes, fill, place, stroke } from './drawChart.ts';
import { drawText, fillBox, marked, room, textHeight, widthOf, type Sheet } from './sheet.ts';
import { colour, look, tint, type Rgb } from './theme.ts';

const plotHeight = 44;
const text = 2.54;

/** Draws probability bands around a median by year, with a sentence on the result. Returns the y below, in millimetres. */
export function drawFan(sheet: Sheet, y: number, fan: FanChart): number {
  const words = { text: fan.summary, x: sheet.left, width: sheet.width, look: look.small };
  const top = room(sheet, y, 14 + plotHeight + textHeight(sheet, fan.summary, words));
  const at = drawText(sheet, top, { text: fan.title, x: sheet.left, width: sheet.width * 0.6, look: look.subheading, tag: 'H3' });
  const shapes = fanShapes(fan, { width: sheet.width, height: plotHeight, text });
  return sheet.tags.draw(sheet.tags.add('Figure', { alt: fan.summary }), () => {
    drawKey(sheet, top, fan);
    marked(sheet, () => {
      for (const [order, band] of shapes.bands.entries()) {
        fill(sheet, bandColour(order)).path(place(band, sheet.left, at + 1));
        sheet.doc.fill();
      }
    });
    drawAxes(sheet, at + 1, shapes);
    marked(sheet, () => {
      stroke(sheet, colour.brand)
        .setLineWidth(0.55)
        .path(place(shapes.lines[0]?.stroke ?? [], sheet.left, at + 1));
      sheet.doc.stroke();
    });
    return drawText(sheet, at + plotHeight + 2.5, words) + 2.5;
  });
}

/** The widest band is the palest. */
const bandColour = (order: number): Rgb => tint(colour.brand, 0.14 + 0.16 * order);

/** Draws the legend of the shades, from the right edge leftwards. */
function drawKey(sheet: Sheet, y: number, fan: FanChart): void {
  const entries = [
    ...fan.bands.map(({ label }, order) => ({ label, of: bandColour(order) })),
    { label: fan.middle.label, of: colour.brand as Rgb },
  ];
  let x = sheet.left + sheet.width;
  for (const { label, of } of entries.toReversed()) {
    const width = widthOf(sheet, sheet.type.set(label), look.small) + 0.5;
    x -= width;
    drawText(sheet, y + 0.3, { text: label, x, width: width + 0.5, look: look.small });
    fillBox(sheet, of, { x: x - 4, y: y + 1, width: 2.8, height: 2.8 });
    x -= 8;
  }
}
