import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { storePendingLinks } from '../../../data/device/pendingIntents.ts';
import type { ViewDb } from '../../../data/view/viewDb.ts';
import { notify } from '../../components/notice/notify.ts';
import { useOpenWorkspace } from '../../hooks/useOpenWorkspace.ts';
import { readCapture, type Captured, type PageResult } from './readCapture.ts';

export interface PageReadingView {
  readonly key: number;
  readonly name: string;
  readonly result: PageResult;
}

/** An item to read, with its display name. */
export interface NamedCapture {
  readonly name: string;
  /** Called when it is next in the queue. */
  readonly open: () => Promise<Captured>;
}

interface PageReadings {
  /** Newest first. */
  readonly readings: readonly PageReadingView[];
  /** The local database with the rows of the deals read; null until something is read. */
  readonly view: ViewDb | null;
  readonly busy: boolean;
  /** Resolves to whether the page became a deal. */
  readonly readSource: (html: string) => Promise<boolean>;
  readonly readFiles: (files: readonly File[]) => Promise<void>;
  /**
   * Reads items one after another and reports each result. If no user is signed in, links are kept for later, and sign-in is requested at
   * the end.
   */
  readonly readAll: (captures: readonly NamedCapture[], each?: (result: PageResult, at: number) => Promise<void>) => Promise<void>;
}

/** Reads pages one after another, on this device, and keeps the results while the form is open. */
export function usePageReadings(): PageReadings {
  const openWorkspace = useOpenWorkspace();
  const { history } = useRouter();
  const [readings, setReadings] = useState<readonly PageReadingView[]>([]);
  const [view, setView] = useState<ViewDb | null>(null);
  const next = useRef(0);

  const read = async ({ name, open }: NamedCapture): Promise<PageResult> => {
    const key = (next.current += 1);
    setReadings((list) => [{ key, name, result: { kind: 'reading' } }, ...list]);
    const result = await work(open).catch((): PageResult => ({ kind: 'failed', message: 'Failed to analyze property', mayTryAgain: true }));
    setReadings((list) => list.map((each) => (each.key === key ? { ...each, result } : each)));
    return result;
  };
  const work = async (open: NamedCapture['open']): Promise<PageResult> => {
    const workspace = await openWorkspace();
    setView(workspace.person.view);
    return readCapture(workspace, await open());
  };
  const readAll: PageReadings['readAll'] = async (captures, each) => {
    let asksToSignIn = false;
    for (const [at, capture] of captures.entries()) {
      const result = await read(capture);
      if (result.kind === 'needs-account') {
        storePendingLinks(result.links);
        asksToSignIn = true;
      }
      await each?.(result, at);
    }
    if (!asksToSignIn) return;
    notify({ tone: 'neutral', title: 'Sign in required', detail: 'Please sign in to analyze properties' });
    history.push(`/auth?next=${encodeURIComponent(history.location.href)}`);
  };
  return {
    readings,
    view,
    busy: readings.some(({ result }) => result.kind === 'reading'),
    readAll,
    readSource: async (html) => {
      let became = false;
      await readAll([{ name: 'Pasted page', open: async () => ({ kind: 'text', text: html, address: null }) }], async ({ kind }) => {
        became = kind === 'read';
      });
      return became;
    },
    readFiles: (files) => readAll(files.map((file) => ({ name: file.name, open: async () => ({ kind: 'file', file }) }))),
  };
}
