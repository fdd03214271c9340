import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useContext, useState } from 'react';
import { Button } from '../../components/press/Button.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import { WorkspaceContext } from '../../hooks/workspace.ts';
import { UrlField } from '../linkField/UrlField.tsx';
import type { Analyse } from '../linkField/useAnalyse.ts';

// Most deals come from a link, so the page upload loads on demand.
const ManualDealSheet = lazy(async () => ({ default: (await import('../onboarding/ManualDealSheet.tsx')).ManualDealSheet }));
const PageCapture = lazy(async () => ({ default: (await import('../capture/PageCapture.tsx')).PageCapture }));

interface AddDealProps {
  readonly analyse: Analyse;
  readonly pageOpen: boolean;
  readonly onPageOpen: (open: boolean) => void;
  /** Whether to use the small layout, because there are deals to show. */
  readonly compact: boolean;
}

/** Adds a deal by link, manually or from a saved page. `#add` focuses the link field, `#type` opens the form. Hidden in a workspace that cannot be changed. */
export function AddDeal({ analyse, pageOpen, onPageOpen, compact }: AddDealProps) {
  const { history } = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const [led, setLed] = useState('');
  const [typing, setTyping] = useState(false);
  // A click on a prerendered page may come before the workspace is open.
  const isOpen = useContext(WorkspaceContext) !== null;
  const readOnly = useReadOnly();
  if (hash !== led) {
    setLed(hash);
    if (hash === 'type') setTyping(true);
  }
  const stopTyping = (): void => {
    setTyping(false);
    // Going back or reloading must not open the form again.
    if (hash === 'type') history.replace(history.location.href.replace(/#type$/, ''));
  };
  if (readOnly !== null) return null;
  // A refused link shows its own page upload.
  const ownBox = analyse.note.kind !== 'capture';
  return (
    <section aria-label="Add a deal" data-part="deals-top" className="grid gap-1 print:hidden">
      <UrlField analyse={analyse} focused={hash === 'add'} compact={compact} />
      {ownBox ? (
        <div className="-ml-2.5 flex flex-wrap [&>button]:text-left">
          <Button look="quiet" size="small" data-testid="manual-add" onClick={() => setTyping(true)}>
            Enter details manually
          </Button>
          <Button look="quiet" size="small" aria-expanded={pageOpen} aria-controls="add-by-page" onClick={() => onPageOpen(!pageOpen)}>
            {pageOpen ? 'Hide upload' : 'Upload a saved page'}
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
