import { useLocation } from '@tanstack/react-router';
import { legalPages, type LegalPath } from '../features/legal/legalPages.ts';
import { LegalScreen } from '../features/legal/LegalScreen.tsx';
import { NotFoundRoute } from './NotFoundRoute.tsx';

/** `/privacy`, `/terms`, `/security`, `/compliance` */
export function LegalRoute() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  return isLegal(path) ? <LegalScreen path={path} /> : <NotFoundRoute />;
}

const isLegal = (path: string): path is LegalPath => Object.hasOwn(legalPages, path);
