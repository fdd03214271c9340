import { useRef, useState } from 'react';
import { useServices } from '../../hooks/services.ts';
import { refusalWords, refusePageFile } from './pageFiles.ts';
import { useSignInGate } from './useSignInGate.ts';

/** What became of one pasted or dropped page. */
export type PageResult =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly dealIds: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string };

export interface PageReadingView {
  readonly key: number;
  readonly name: string;
  readonly result: PageResult;
}

interface PageReadings {
  readonly readings: readonly PageReadingView[];
  readonly busy: boolean;
  /** Resolves to whether the page became a deal. */
  readonly readSource: (html: string) => Promise<boolean>;
  readonly readFiles: (files: readonly File[]) => Promise<void>;
}

/** Reads pages on this device, one after the other, and remembers what became of each while the box is open. */
export function usePageReadings(): PageReadings {
  const { workspace } = useServices();
  const signedIn = useSignInGate();
  const [readings, setReadings] = useState<readonly PageReadingView[]>([]);
  const next = useRef(0);

  const analyse = async (page: string | Uint8Array, fileName: string | null): Promise<PageResult> => {
    const { ingest } = await workspace();
    const answer = await ingest.analysePage(page, { fileName });
    if (!answer.ok) return { kind: 'failed', message: withoutName(answer.error.message, fileName) };
    return { kind: 'read', dealIds: answer.value.kind === 'read' ? answer.value.dealIds : [] };
  };
  const show = async (name: string, work: () => Promise<PageResult>): Promise<PageResult> => {
    const key = (next.current += 1);
    setReadings((list) => [{ key, name, result: { kind: 'reading' } }, ...list]);
    const result = await work().catch((): PageResult => ({ kind: 'failed', message: 'Failed to analyze property' }));
    setReadings((list) => list.map((each) => (each.key === key ? { ...each, result } : each)));
    return result;
  };
  return {
    readings,
    busy: readings.some(({ result }) => result.kind === 'reading'),
    readSource: async (html) => (await signedIn()) && (await show('Pasted page', () => analyse(html, null))).kind === 'read',
    readFiles: async (files) => {
      if (!(await signedIn())) return;
      for (const file of files) await show(file.name, () => readFile(file, analyse));
    },
  };
}

/** The list names each file already. */
const withoutName = (message: string, fileName: string | null): string =>
  fileName !== null && message.startsWith(`${fileName}: `) ? message.slice(fileName.length + 2) : message;

async function readFile(file: File, analyse: (page: Uint8Array, fileName: string) => Promise<PageResult>): Promise<PageResult> {
  const refused = refusePageFile(file);
  if (refused !== null) return { kind: 'failed', message: refusalWords[refused] };
  return analyse(new Uint8Array(await file.arrayBuffer()), file.name);
}
