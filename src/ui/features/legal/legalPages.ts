import { compliance } from './words/compliance.ts';
import type { LegalPage } from './words/legalPage.ts';
import { privacy } from './words/privacy.ts';
import { security } from './words/security.ts';
import { terms } from './words/terms.ts';

/** The legal pages by their paths. */
export const legalPages = {
  '/privacy': privacy,
  '/terms': terms,
  '/security': security,
  '/compliance': compliance,
} as const satisfies Readonly<Record<string, LegalPage>>;

export type LegalPath = keyof typeof legalPages;
