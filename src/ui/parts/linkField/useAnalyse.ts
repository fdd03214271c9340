import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkListingUrl } from '../../../core/listing/portalUrl.ts';
import type { PortalSite } from '../../../core/listing/facts.ts';
import type { PendingAnalysis } from '../../../data/device/pendingIntents.ts';
import { notify } from '../../components/notice/notify.ts';
import { useAccount } from '../../hooks/useAccount.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useOpenWorkspace } from '../../hooks/useOpenWorkspace.ts';
import { useTrack } from '../../hooks/useTrack.ts';
import { handover } from '../../preboot/handover.ts';
import type { AnalyseContext, AnalyseNote } from './analyseLink.ts';
import { exampleListings, portalNames } from './exampleListings.ts';
import { linkInAddress } from './linkInAddress.ts';
import { type UrlCheck, useUrlCheck } from './useUrlCheck.ts';

/** Code that is needed only after a click stays out of the first script. */
const later = () => import('./lazyParts.ts');

const nothingToSay: AnalyseNote = { kind: 'none' };

export interface Analyse {
  readonly text: string;
  readonly check: UrlCheck;
  readonly running: boolean;
  readonly canRun: boolean;
  readonly note: AnalyseNote;
  /** Number of search results to read. */
  readonly maxResults: number;
  readonly take: (maxResults: number) => void;
  readonly type: (text: string) => void;
  /** Call with text that was pasted by keyboard or menu; the field itself already shows it. */
  readonly pasted: (text: string) => void;
  readonly pasteFromClipboard: () => Promise<void>;
  readonly loadExample: (site: PortalSite) => void;
  readonly run: () => Promise<void>;
}

/**
 * The analyse flow of the landing page and the add form: link, check, sign-in, analysis and navigation. Requests made before sign-in run
 * here after sign-in.
 */
export function useAnalyse(): Analyse {
  const track = useTrack();
  const clock = useClock();
  const [text, setText] = useState('');
  useLinkInAddress(setText);
  const { running, note, analyse, forgetNote } = useAnalysis();
  const [maxResults, take] = useState(25);
  const check = useUrlCheck(text);
  const type = (next: string): void => {
    setText(next);
    forgetNote();
  };
  useCarryOn(async (asked) => {
    setText(asked.link);
    take(asked.maxResults);
    await analyse(asked.link, asked);
  });
  const pasted = (link: string): void => {
    track('property_url_pasted', { source: checkListingUrl(link).source ?? 'other', url_length: link.length });
  };
  return {
    text,
    check,
    running,
    canRun: check.valid && !running,
    note,
    maxResults,
    take,
    type,
    pasted,
    pasteFromClipboard: async () => {
      const link = await readClipboard();
      if (link === null || handover.paste?.(link) === true) return;
      type(link);
      pasted(link);
    },
    loadExample: (site) => {
      type(exampleListings[site]);
      notify({ tone: 'good', title: `${portalNames[site]} example loaded` });
    },
    run: async () => {
      if (check.valid && !running) await analyse(text, { captureId: clock.newId(), maxResults });
    },
  };
}

/** Runs one analysis at a time, keeping the last note. */
function useAnalysis() {
  const account = useAccount();
  const openWorkspace = useOpenWorkspace();
  const router = useRouter();
  const [running, setRunning] = useState(false);
  const [note, setNote] = useState<AnalyseNote>(nothingToSay);
  const goTo = (address: string) => router.history.push(address);
  const analyse = async (link: string, how: Pick<AnalyseContext, 'captureId' | 'maxResults'>): Promise<void> => {
    setRunning(true);
    setNote(nothingToSay);
    try {
      const { analyseLink } = await (await later()).analysis();
      setNote(await analyseLink({ services: { account, openWorkspace }, path: router.latestLocation.pathname, goTo, ...how }, link));
    } catch {
      // The analysis code could not be loaded.
      notify({ tone: 'poor', title: 'Analysis failed', detail: 'Failed to analyze property' });
    }
    setRunning(false);
  };
  return { running, note, analyse, forgetNote: () => setNote(nothingToSay) };
}

/** The prerendered page is the same for every URL query, so a link in the URL is filled in only after hydration. */
function useLinkInAddress(setText: (text: string) => void): void {
  const { latestLocation } = useRouter();
  const take = useEffectEvent(() => {
    const link = linkInAddress(latestLocation);
    if (link !== '') setText(link);
  });
  useEffect(() => take(), []);
}

/** Runs requests made before sign-in, now or after sign-in. */
function useCarryOn(analyse: (asked: PendingAnalysis) => Promise<void>): void {
  const account = useAccount();
  const openWorkspace = useOpenWorkspace();
  const carryOn = useEffectEvent(async (): Promise<void> => {
    if (account.state().kind !== 'signed-in') return;
    // If the code cannot load now, the next screen with a link field runs the request.
    const part = await later()
      .then(({ carryOutIntents }) => carryOutIntents())
      .catch(() => null);
    await part?.resumeIntents({ account, openWorkspace }, analyse);
  });
  useEffect(() => {
    void carryOn();
    return account.subscribe(() => void carryOn());
  }, [account]);
}

/** The clipboard's text, or null after showing the reason. */
async function readClipboard(): Promise<string | null> {
  try {
    const link = (await navigator.clipboard.readText()).trim();
    if (link === '') notify({ tone: 'neutral', title: 'The clipboard is empty', detail: 'Copy a listing’s link first' });
    else notify({ tone: 'good', title: 'Pasted from clipboard' });
    return link === '' ? null : link;
  } catch {
    // Denied by the user or browser, or unavailable in an insecure context.
    notify({ tone: 'poor', title: 'Clipboard access denied', detail: 'Please paste manually or check browser permissions' });
    return null;
  }
}
