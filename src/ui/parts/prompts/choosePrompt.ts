import type { Consent } from '../../../analytics/createAnalytics.ts';
import type { InstallChoice } from './installChoice.ts';

export interface PromptFacts {
  /** Number of the user's own deals on this device. */
  readonly deals: number;
  readonly installed: boolean;
  readonly installChoice: InstallChoice | null;
  /** Whether the browser has an install prompt, or needs the install steps because its stored data is at risk. */
  readonly installable: boolean;
  /** Null while unknown, and when the server has no analytics. */
  readonly consent: Consent | null;
}

/** Number of deals before asking for consent. */
const dealsBeforeConsent = 3;

/** The offer to show now, or null. */
export function choosePrompt({ deals, installed, installChoice, installable, consent }: PromptFacts): 'install' | 'consent' | null {
  if (deals === 0) return null;
  if (installable && !installed && installChoice === null) return 'install';
  return deals >= dealsBeforeConsent && consent === 'unasked' ? 'consent' : null;
}
