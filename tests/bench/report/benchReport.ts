import { jsPDF } from 'jspdf';
import { sampleFullReport } from '../../support/fullReports.ts';
import { makeWithFonts } from '../../unit/workers/pdf/readPdf.ts';
import { sampleJob } from '../../unit/workers/pdf/reportSample.ts';
import { compare } from '../compare.ts';
import type { BenchLine } from '../line.ts';

/** Measures writing the full edition as a PDF, compared with jsPDF alone writing 20,000 short texts. */
export async function benchReport(): Promise<readonly BenchLine[]> {
  const { report, score } = sampleFullReport();
  return [
    await compare({
      name: 'the full edition as a PDF',
      ours: () => makeWithFonts({ ...sampleJob(), report, score }),
      reference: writePlainDocument,
      referenceName: 'jsPDF writing 20,000 short texts',
      most: 1,
      turns: 5,
    }),
  ];
}

function writePlainDocument(): void {
  const plain = new jsPDF({ unit: 'mm', compress: true });
  for (let at = 0; at < 20_000; at += 1) plain.text(`£${at}`, 10 + (at % 180), 10 + (at % 270));
  plain.output('arraybuffer');
}
