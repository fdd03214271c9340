import { readFile } from 'node:fs/promises';
import { jsPDF } from 'jspdf';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FullAnalysis } from '../../../../src/core/report/fullReport/fullAnalysis.ts';
import type { ReportDocument } from '../../../../src/core/report/report.ts';
import { drawChart } from '../../../../workers/pdf/drawChart.ts';
import { drawFan } from '../../../../workers/pdf/drawFan.ts';
import { drawSpans } from '../../../../workers/pdf/drawSpans.ts';
import { drawReportTable } from '../../../../workers/pdf/parts/evidence.ts';
import type { Sheet } from '../../../../workers/pdf/sheet.ts';
import { createTagTree } from '../../../../workers/pdf/tags/tagTree.ts';
import { measureQuickly } from '../../../../workers/pdf/text/measureQuickly.ts';
import { addTypefaces } from '../../../../workers/pdf/text/typefaces.ts';
import { createTypesetter } from '../../../../workers/pdf/text/typesetting.ts';
import { sampleFullReport } from '../../../support/fullReports.ts';

let report: ReportDocument;
let depth: FullAnalysis;
let sheet: Sheet;

const load = async (file: string) => new Uint8Array(await readFile(new URL(`../../../../public/fonts/${file}`, import.meta.url)));

beforeAll(async () => {
  ({ report } = sampleFullReport());
  if (report.depth === undefined) throw new Error('The full report has no additional sections');
  ({ depth } = report);
  const doc = new jsPDF({ unit: 'mm' });
  const typefaces = await addTypefaces(doc, load, '');
  measureQuickly(doc);
  const type = createTypesetter(typefaces);
  sheet = { doc, type, tags: createTagTree(), left: 18, top: 16, width: 174, bottom: 277 };
});

/** The most pages that a drawing adds, over all starting positions on a page. */
function mostPagesBegun(draw: (y: number) => number, step = 2): number {
  let most = 0;
  for (let y = sheet.top; y < sheet.bottom; y += step) {
    sheet.doc.addPage();
    const before = sheet.doc.getNumberOfPages();
    expect(draw(y)).toBeLessThanOrEqual(sheet.bottom + 6);
    most = Math.max(most, sheet.doc.getNumberOfPages() - before);
  }
  return most;
}

describe('content kept on one page', () => {
  it(
    'moves to a new page at most once, wherever the page ends: bars keep their axis, fans and plots their summary',
    { timeout: 60_000 },
    () => {
      const { tornado, fans } = depth;
      expect(mostPagesBegun((y) => drawSpans(sheet, y, tornado))).toBe(1);
      for (const fan of fans.slice(0, 1)) expect(mostPagesBegun((y) => drawFan(sheet, y, fan))).toBe(1);
      for (const chart of report.charts) expect(mostPagesBegun((y) => drawChart(sheet, y, chart))).toBe(1);
    },
  );

  it('keeps a short table together with its title and note', { timeout: 60_000 }, () => {
    for (const id of ['purchase-costs', 'mortgages', 'after-tax']) {
      const table = report.tables.find((each) => each.id === id);
      if (table === undefined) throw new Error(`No table ${id}`);
      expect(mostPagesBegun((y) => drawReportTable(sheet, y, { kind: 'table', table }), 3)).toBe(1);
    }
  });
});
