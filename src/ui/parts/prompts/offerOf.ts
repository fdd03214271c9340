import type { Consent } from '../../../analytics/createAnalytics.ts';
import type { InstallChoice } from './installChoice.ts';

export interface OfferFacts {
  /** Deals of the person's own on this device. */
  readonly deals: number;
  readonly installed: boolean;
  readonly installChoice: InstallChoice | null;
  /** The browser has a question of its own, or is one whose steps have to be shown because its data are at risk. */
  readonly installable: boolean;
  /** Null while it is not known, and where the server sends events nowhere. */
  readonly consent: Consent | null;
}

/** Enough deals for the product to have been of use before it asks about itself. */
const dealsBeforeConsent = 3;

/** The one question to ask now. */
export function offerOf({ deals, installed, installChoice, installable, consent }: OfferFacts): 'install' | 'consent' | null {
  if (deals === 0) return null;
  if (installable && !installed && installChoice === null) return 'install';
  return deals >= dealsBeforeConsent && consent === 'unasked' ? 'consent' : null;
}
