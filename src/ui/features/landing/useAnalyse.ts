import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { checkListingUrl } from '../../../core/listing/listingUrl.ts';
import type { PortalSite } from '../../../core/listing/facts.ts';
import { notify } from '../../components/notice/notify.ts';
import { useServices } from '../../hooks/services.ts';
import { type AnalyseNote, analyseLink, nothingToSay } from './analyseLink.ts';
import { exampleListings, portalNames } from './exampleListings.ts';
import { linkInAddress } from './linkInAddress.ts';
import { type UrlCheck, useUrlCheck } from './useUrlCheck.ts';

export interface Analyse {
  readonly text: string;
  readonly check: UrlCheck;
  readonly running: boolean;
  readonly canRun: boolean;
  readonly note: AnalyseNote;
  /** How many results of a search are asked for. */
  readonly maxResults: number;
  readonly take: (maxResults: number) => void;
  readonly type: (text: string) => void;
  /** Call with text that was pasted by keyboard or menu; the field itself already shows it. */
  readonly pasted: (text: string) => void;
  readonly pasteFromClipboard: () => Promise<void>;
  readonly loadExample: (site: PortalSite) => void;
  readonly run: () => Promise<void>;
}

/** The analyse flow of the landing page and of the add box: link, check, sign-in, analysis, and where to go after it. */
export function useAnalyse(): Analyse {
  const services = useServices();
  const router = useRouter();
  const [text, setText] = useState(() => linkInAddress(router.latestLocation));
  const [running, setRunning] = useState(false);
  const [note, setNote] = useState<AnalyseNote>(nothingToSay);
  const [maxResults, take] = useState(25);
  const check = useUrlCheck(text);
  const type = (next: string): void => {
    setText(next);
    setNote(nothingToSay);
  };
  const pasted = (link: string): void => {
    services.track('property_url_pasted', { source: checkListingUrl(link).source ?? 'other', url_length: link.length });
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
      if (link === null) return;
      type(link);
      pasted(link);
    },
    loadExample: (site) => {
      type(exampleListings[site]);
      notify({ tone: 'good', title: `${portalNames[site]} example loaded` });
    },
    run: async () => {
      if (!check.valid || running) return;
      setRunning(true);
      setNote(nothingToSay);
      const goTo = (address: string) => router.history.push(address);
      setNote(await analyseLink({ services, path: router.latestLocation.pathname, goTo, maxResults }, text));
      setRunning(false);
    },
  };
}

/** The clipboard's text, or null after saying why there is none. */
async function readClipboard(): Promise<string | null> {
  try {
    const link = (await navigator.clipboard.readText()).trim();
    if (link === '') notify({ tone: 'neutral', title: 'The clipboard is empty', detail: 'Copy the link of a listing first' });
    else notify({ tone: 'good', title: 'Pasted from clipboard' });
    return link === '' ? null : link;
  } catch {
    // Refused by the person or the browser, or a page without a secure origin has no clipboard at all.
    notify({ tone: 'poor', title: 'Clipboard access denied', detail: 'Please paste manually or check browser permissions' });
    return null;
  }
}
