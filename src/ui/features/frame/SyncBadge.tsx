import { useCaptures } from '../../../data/view/queries.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { useWorkspace } from '../../hooks/services.ts';
import { useConnection } from '../auth/useConnection.ts';
import { syncWords } from './syncWords.ts';

const dots = { offline: 'border-ink-2 bg-transparent', waiting: 'border-tape-edge bg-tape', device: 'border-brand bg-brand' } as const;

/** Where the person's work stands: on this device, waiting, or offline. */
export function SyncBadge() {
  const { view } = useWorkspace();
  const captures = useCaptures(view);
  const connection = useConnection();
  const waiting = captures?.filter((capture) => capture.state === 'waiting').length ?? 0;
  const { look, text } = syncWords({ connection, waiting });
  return (
    <output data-testid="sync-badge" data-state={look} className="num inline-flex items-center gap-2 text-[13px] leading-tight text-ink-2">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full border-2 ${dots[look]}`} />
      <span>{text}</span>
      <VisuallyHidden>
        <span data-testid="pending-count">{waiting}</span> waiting to be sent
      </VisuallyHidden>
    </output>
  );
}
