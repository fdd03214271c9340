import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { makePdf } from '../../../../workers/pdf/makePdf.ts';
import type { PdfJob } from '../../../../src/core/pipeline/jobs.ts';
import { composeEdition, type Composed } from '../../../../src/core/report/editions/composeEdition.ts';
import type { EditionId } from '../../../../src/core/report/editions/editions.ts';

/** A job before its edition is composed. */
export interface ReportJob extends Composed, Omit<PdfJob, 'document' | 'market'> {
  readonly edition: EditionId;
}

/** The request that the page sends to the worker. */
export const pdfJobOf = ({ report, score, appVersion, borrower = null, decision, edition, ...job }: ReportJob): PdfJob => ({
  ...job,
  market: report.market,
  document: composeEdition(edition, { report, score, appVersion, borrower, decision }),
});

/** A run of text as a PDF reader finds it, positioned in points from the page's lower left corner. */
export interface FoundText {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The content of a report's PDF, read by an independent PDF reader. */
export interface ReadPdf {
  readonly raw: string;
  /** Page contents, uncompressed. */
  readonly contents: string;
  readonly pages: number;
  readonly size: readonly number[];
  readonly found: readonly FoundText[];
  /** All text, with white space collapsed to single spaces. */
  readonly text: string;
  readonly links: readonly string[];
  readonly info: Readonly<Record<string, unknown>>;
  /** The top-level bookmarks with the titles below them. */
  readonly outline: readonly { readonly title: string; readonly items: readonly string[] }[];
  readonly fontsLoaded: readonly string[];
}

export async function readPdf(job: ReportJob): Promise<ReadPdf> {
  const { bytes, fontsLoaded } = await makeWithFonts(job);
  const raw = Buffer.from(bytes).toString('latin1');
  const contents = inflateStreams(bytes);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const found = (
    await Promise.all(
      pages.map(async (page, at) => {
        const { items } = await page.getTextContent({ disableNormalization: true });
        return items.flatMap((item) => ('str' in item && item.str !== '' ? [toFound(item, at + 1)] : []));
      }),
    )
  ).flat();
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat() as readonly {
    readonly url?: string;
    readonly unsafeUrl?: string;
  }[];
  const { info } = await pdf.getMetadata();
  const outline = ((await pdf.getOutline()) ?? []) as readonly {
    readonly title: string;
    readonly items: readonly { readonly title: string }[];
  }[];
  return {
    raw,
    contents,
    pages: pdf.numPages,
    size: (pages[0]?.view ?? []).slice(2),
    found,
    text: found
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
    links: annotations.map(({ url, unsafeUrl }) => unsafeUrl ?? url ?? ''),
    info: info as Readonly<Record<string, unknown>>,
    outline: outline.map(({ title, items }) => ({ title, items: items.map((item) => item.title) })),
    fontsLoaded,
  };
}

/** The PDF of a job, made with fonts from the public folder. */
export async function makeWithFonts(
  job: ReportJob,
): Promise<{ readonly bytes: ArrayBuffer; readonly pages: number; readonly fontsLoaded: readonly string[] }> {
  const fontsLoaded: string[] = [];
  const made = await makePdf(pdfJobOf(job), async (file) => {
    fontsLoaded.push(file);
    return new Uint8Array(await readFile(new URL(`../../../../public/fonts/${file}`, import.meta.url)));
  });
  return { ...made, fontsLoaded };
}

interface TextItem {
  readonly str: string;
  readonly width: number;
  readonly transform: readonly unknown[];
}

const toFound = ({ str, width, transform }: TextItem, page: number): FoundText => ({
  page,
  text: str,
  width,
  x: Number(transform[4]),
  y: Number(transform[5]),
});

function inflateStreams(file: ArrayBuffer): string {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  return Array.from(text.matchAll(/FlateDecode[^>]*>>\s*stream\n/g), (match) => {
    const start = match.index + match[0].length;
    return inflateSync(bytes.subarray(start, text.indexOf('endstream', start))).toString('latin1');
  }).join('\n');
}
