import { AddDeal } from './AddDeal.tsx';
import { CaptureQueue } from './CaptureQueue.tsx';

interface DealsTopProps {
  readonly pageOpen: boolean;
  readonly onPageOpen: (open: boolean) => void;
  readonly compact: boolean;
}

/** The ways in: the add box and what has not become a deal yet. Loads after the list, which does not need it. */
export function DealsTop({ pageOpen, onPageOpen, compact }: DealsTopProps) {
  return (
    <>
      <AddDeal pageOpen={pageOpen} onPageOpen={onPageOpen} compact={compact} />
      <CaptureQueue onWantPage={() => onPageOpen(true)} />
    </>
  );
}
