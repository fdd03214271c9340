import { lazy, Suspense } from 'react';
import { useRereadings } from '../../../../data/device/rereadings.ts';
import { useNews } from '../../../../data/device/watching.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { HandedIn } from '../../capture/inbox/HandedIn.tsx';
import { useAnalyse } from '../../landing/useAnalyse.ts';
import { AddDeal } from './AddDeal.tsx';
import { CaptureQueue } from './CaptureQueue.tsx';

const Offers = lazy(async () => ({ default: (await import('../../offers/Offers.tsx')).Offers }));
// Seen once after some updates.
const RereadNotice = lazy(async () => ({ default: (await import('../../capture/reread/RereadNotice.tsx')).RereadNotice }));

const NewsNotice = lazy(async () => ({ default: (await import('../watch/NewsNotice.tsx')).NewsNotice }));

interface DealsTopProps {
  readonly pageOpen: boolean;
  readonly onPageOpen: (open: boolean) => void;
  readonly compact: boolean;
}

/** The ways in: what was handed to the app, the add box and what has not become a deal yet. Loads after the list, which does not need it. */
export function DealsTop({ pageOpen, onPageOpen, compact }: DealsTopProps) {
  const { view, userId } = usePerson();
  const news = useNews(userId);
  const rereadings = useRereadings(view);
  const analyse = useAnalyse();
  const { note } = analyse;
  return (
    <>
      <HandedIn />
      <Suspense fallback={null}>{news.length > 0 ? <NewsNotice news={news} /> : null}</Suspense>
      <Suspense fallback={null}>{rereadings.length > 0 ? <RereadNotice rereadings={rereadings} /> : null}</Suspense>
      <AddDeal analyse={analyse} pageOpen={pageOpen} onPageOpen={onPageOpen} compact={compact} />
      <CaptureQueue told={note.kind === 'capture' ? note.captureId : null} onWantPage={() => onPageOpen(true)} />
      <Suspense fallback={null}>{compact ? <Offers /> : null}</Suspense>
    </>
  );
}
