import { compliance } from './pages/compliance.ts';
import type { LegalPage } from './pages/legalPage.ts';
import { privacy } from './pages/privacy.ts';
import { security } from './pages/security.ts';
import { terms } from './pages/terms.ts';

/** The legal pages by their paths. */
export const legalPages = {
  '/privacy': privacy,
  '/terms': terms,
  '/security': security,
  '/compliance': compliance,
} as const satisfies Readonly<Record<string, LegalPage>>;

export type LegalPath = keyof typeof legalPages;
