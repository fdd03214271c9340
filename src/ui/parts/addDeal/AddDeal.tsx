import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useContext, useState } from 'react';
import { Button } from '../../components/press/Button.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { WorkspaceContext } from '../../hooks/workspace.ts';
import { UrlField } from '../linkField/UrlField.tsx';
import type { Analyse } from '../linkField/useAnalyse.ts';

// Most deals come by their link; the box for pages loads when it is asked for.
const ManualDealSheet = lazy(async () => ({ default: (await import('../onboarding/ManualDealSheet.tsx')).ManualDealSheet }));
const PageCapture = lazy(async () => ({ default: (await import('../capture/PageCapture.tsx')).PageCapture }));

interface AddDealProps {
  readonly analyse: Analyse;
  readonly pageOpen: boolean;
  readonly onPageOpen: (open: boolean) => void;
  /** There are deals, which are what the person came for: the box makes room for them. */
  readonly compact: boolean;
}

/** Adds a deal by its link, typed in, or by its page where a link does not do. `#add` puts the caret into the link field, `#type` opens the form. */
export function AddDeal({ analyse, pageOpen, onPageOpen, compact }: AddDealProps) {
  const { history } = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const [led, setLed] = useState('');
  const [typing, setTyping] = useState(false);
  // A press on a page that was prerendered may come sooner than the workspace.
  const isOpen = useContext(WorkspaceContext) !== null;
  if (hash !== led) {
    setLed(hash);
    if (hash === 'type') setTyping(true);
  }
  const stopTyping = (): void => {
    setTyping(false);
    // The way back, or a reload, must not open the form again.
    if (hash === 'type') history.replace(history.location.href.replace(/#type$/, ''));
  };
  // A refused link brings its own page box.
  const ownBox = analyse.note.kind !== 'capture';
  return (
    <section aria-label="Add a deal" data-part="deals-top" className="grid gap-1 print:hidden">
      <UrlField analyse={analyse} focused={hash === 'add'} compact={compact} />
      {ownBox ? (
        <div className="-ml-2.5 flex flex-wrap [&>button]:text-left">
          <Button look="quiet" size="small" data-testid="manual-add" onClick={() => setTyping(true)}>
            Type a deal in
          </Button>
          <Button look="quiet" size="small" aria-expanded={pageOpen} aria-controls="add-by-page" onClick={() => onPageOpen(!pageOpen)}>
            {pageOpen ? 'Close the page box' : 'Add a saved page'}
          </Button>
        </div>
      ) : null}
      <div id="add-by-page" hidden={!pageOpen || !ownBox} className="pt-1">
        {pageOpen && ownBox && isOpen ? (
          <Suspense fallback={<Spinner label="Loading…" />}>
            <PageCapture focusOnOpen />
          </Suspense>
        ) : null}
      </div>
      <Suspense fallback={null}>{typing && isOpen ? <ManualDealSheet from={null} onClose={stopTyping} /> : null}</Suspense>
    </section>
  );
}
