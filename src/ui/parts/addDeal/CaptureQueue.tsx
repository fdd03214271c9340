import { Link } from '@tanstack/react-router';
import type { CaptureRow } from '../../../data/view/captures.ts';
import { useCaptures } from '../../../data/view/queries.ts';
import { Button } from '../../components/press/Button.tsx';
import { notify } from '../../components/notice/notify.ts';
import { useIngest } from '../../hooks/useIngest.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { Editable } from '../teams/Editable.tsx';
import { captureName, captureStatusText } from './captureStatus.ts';

interface CaptureQueueProps {
  /** The link that the add form already shows as refused, which this list leaves out. */
  readonly told: string | null;
  /** Opens the page upload, for links the portal blocks. */
  readonly onWantPage: () => void;
}

/** Pending and failed links. Renders nothing when every capture has become a deal. */
export function CaptureQueue({ told, onWantPage }: CaptureQueueProps) {
  const { view } = usePerson();
  const open = (useCaptures(view) ?? []).filter(({ id, state }) => state !== 'saved' && id !== told);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="captures-title" className="grid gap-1">
      <h2 id="captures-title" className="text-sm font-semibold text-ink-2">
        Not imported yet ({open.length})
      </h2>
      <ul className="border-t border-line">
        {open.map((capture) => (
          <Capture key={capture.id} capture={capture} onWantPage={onWantPage} />
        ))}
      </ul>
    </section>
  );
}

function Capture({ capture, onWantPage }: Pick<CaptureQueueProps, 'onWantPage'> & { readonly capture: CaptureRow }) {
  const ingest = useIngest();
  const stuck = capture.state === 'waiting' || capture.state === 'failed';
  const retry = async () => {
    const result = await ingest.retry(capture.id);
    if (!result.ok) notify({ tone: 'poor', title: 'Analysis failed', detail: result.error.message });
  };
  return (
    <li
      data-testid="capture-waiting"
      data-state={capture.state}
      className="grid gap-x-4 gap-y-1 border-b border-line py-2.5 sm:flex sm:items-center"
    >
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{captureName(capture)}</p>
        <p className={`text-sm ${capture.state === 'failed' ? 'text-poor' : 'text-ink-2'}`}>{captureStatusText(capture)}</p>
      </div>
      <div className="-ml-2.5 flex flex-wrap sm:ml-0">
        {capture.runId === null || capture.site === null ? null : (
          <Link
            to="/sync-progress"
            search={{ [capture.site]: capture.runId }}
            className="inline-flex min-h-11 items-center px-2.5 text-sm font-medium text-ink-2 underline-offset-4 hover:underline"
          >
            Steps
          </Link>
        )}
        <Editable>
          {capture.error?.offerCapture === true ? (
            <Button look="quiet" size="small" onClick={onWantPage}>
              Paste page source
            </Button>
          ) : null}
          {stuck && capture.kind === 'url' ? (
            <Button look="quiet" size="small" onClick={() => void retry()}>
              Retry
            </Button>
          ) : null}
        </Editable>
        {stuck ? (
          <Button look="quiet" size="small" onClick={() => void ingest.discard(capture.id)}>
            Discard
          </Button>
        ) : null}
      </div>
    </li>
  );
}
