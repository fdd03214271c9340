import { useLocation } from '@tanstack/react-router';
import { legalPages, type LegalPath } from './legalPages.ts';
import { LegalScreen } from './LegalScreen.tsx';

/** The legal pages: `/privacy`, `/terms`, `/security` and `/compliance`. */
export function LegalRoute() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  return isLegal(path) ? <LegalScreen path={path} /> : null;
}

const isLegal = (path: string): path is LegalPath => Object.hasOwn(legalPages, path);
