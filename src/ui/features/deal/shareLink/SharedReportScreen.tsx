import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/notice/EmptyState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Wordmark } from '../../../components/Wordmark.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { momentFormat } from '../../../components/figure/momentFormat.ts';
import type { SharedReport } from '../../../../core/report/shared/sharedReport.ts';
import type { ReadLink } from '../../../../sharing/readLink.ts';
import { EditionView } from '../report/print/EditionView.tsx';

interface SharedReportScreenProps {
  /** Null while the link opens. */
  readonly link: ReadLink | null;
  readonly onRetry: () => void;
  readonly onPdf: (report: SharedReport) => void;
  /** Whether a PDF is being created. */
  readonly isDrawing: boolean;
}

/** A deal that someone shared by link, for people without an account: read only, with the parts that the person chose. */
export function SharedReportScreen({ link, onRetry, onPdf, isDrawing }: SharedReportScreenProps) {
  return (
    <div className="mx-auto grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-6 print:max-w-none print:p-0">
      <PageTitle title="Shared deal" />
      <header className="flex items-center justify-between gap-4 print:hidden">
        {/* A plain link, because the landing page is a separate document. */}
        <a href="/" aria-label="Yardstick, home page" className="inline-flex min-h-11 items-center">
          <Wordmark />
        </a>
      </header>
      <main id="main" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {link === null ? (
          <>
            <h1 className="sr-only">Shared deal</h1>
            <Spinner label="Opening the shared deal…" />
          </>
        ) : link.kind === 'open' ? (
          <OpenReport {...link} onPdf={onPdf} isDrawing={isDrawing} />
        ) : (
          <Closed kind={link.kind} onRetry={onRetry} />
        )}
      </main>
    </div>
  );
}

type Open = Extract<ReadLink, { readonly kind: 'open' }>;

function OpenReport({ report, expiresAt, isCopy, onPdf, isDrawing }: Open & Pick<SharedReportScreenProps, 'onPdf' | 'isDrawing'>) {
  const { from, sharedAt, document } = report;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <div className="grid text-sm text-ink-2" data-testid="shared-note">
          <p>
            {from === '' ? (
              'Shared'
            ) : (
              <>
                Shared by <bdi className="font-medium text-ink">{from}</bdi>
              </>
            )}{' '}
            on {momentFormat.format(new Date(sharedAt))}. Read only.
          </p>
          <p>{isCopy ? 'Copy on this device: the server couldn’t be reached.' : `Works until ${momentFormat.format(expiresAt)}.`}</p>
          <p>“You” in the text is the person who shared it.</p>
        </div>
        <Button
          look="primary"
          className="min-h-11"
          data-testid="shared-pdf"
          busy={isDrawing}
          disabled={isDrawing}
          onClick={() => onPdf(report)}
        >
          Download PDF
        </Button>
      </div>
      <EditionView document={document} letterhead={{ name: from, logo: null }} photos={[]} />
    </>
  );
}

type ClosedKind = Exclude<ReadLink['kind'], 'open'>;

const closed: Readonly<Record<ClosedKind, { readonly title: string; readonly text: string; readonly isRetried: boolean }>> = {
  gone: {
    title: 'This link no longer works',
    text: 'It was revoked or has expired, and any copy on this device has been removed. Ask the person who shared it for a new link.',
    isRetried: false,
  },
  'no-key': {
    title: 'This link is incomplete',
    text: 'The key after # is missing or cut short. Ask the person who shared it for the whole link.',
    isRetried: false,
  },
  'wrong-key': {
    title: 'This link doesn’t open',
    text: 'Its key doesn’t match the deal. Copy the whole link again, exactly as it was sent.',
    isRetried: false,
  },
  newer: {
    title: 'This deal needs a newer version of Yardstick',
    text: 'Reload the page to update, then open the link again.',
    isRetried: true,
  },
  invalid: {
    title: 'This link doesn’t contain a deal',
    text: 'What it contains can’t be shown. Ask the person who shared it for a new link.',
    isRetried: false,
  },
  offline: {
    title: 'You’re offline',
    text: 'Connect once to open this link. After that it also opens without a connection.',
    isRetried: true,
  },
  failed: {
    title: 'Couldn’t open the shared deal',
    text: 'The server couldn’t answer just now. Try again in a moment.',
    isRetried: true,
  },
};

function Closed({ kind, onRetry }: { readonly kind: ClosedKind; readonly onRetry: () => void }): ReactNode {
  const { title, text, isRetried } = closed[kind];
  return (
    <div data-testid={`shared-${kind}`}>
      <h1 className="sr-only">Shared deal</h1>
      <EmptyState
        title={title}
        action={
          isRetried ? (
            <Button className="min-h-11" onClick={onRetry}>
              Try again
            </Button>
          ) : undefined
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
