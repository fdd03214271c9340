import { useState } from 'react';
import { maxLengths } from '../../../core/community/communityFeed.ts';
import type { ItemReport, ModerationAction, ReportedItem } from '../../../core/community/moderation.ts';
import { TextField } from '../../components/field/TextField.tsx';
import { Badge } from '../../components/figure/Badge.tsx';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { dealName, momentText, plainName, reasonLabels } from '../../parts/sharing/communityText.ts';
import { useModeration } from './useModeration.ts';

/** Reported deals and comments, for moderators. The server decides who is a moderator. */
export function ModerationList() {
  const { items, failed, reload, decide } = useModeration();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-testid="moderation">
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-poor">
          Couldn’t reach the server. Check your connection, then try again.
          <Button size="small" className="min-h-11" onClick={reload}>
            Try again
          </Button>
        </p>
      ) : null}
      {items === null && !failed ? <Spinner label="Loading reports…" /> : null}
      {items?.length === 0 ? (
        <EmptyState title="All clear">
          <p>Reported deals and comments appear here.</p>
        </EmptyState>
      ) : null}
      {items?.map((item) => (
        <ReportedCard key={item.commentId ?? item.postId} item={item} decide={decide} />
      ))}
    </div>
  );
}

interface ReportedCardProps {
  readonly item: ReportedItem;
  readonly decide: ReturnType<typeof useModeration>['decide'];
}

function ReportedCard({ item, decide }: ReportedCardProps) {
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const title = item.deal === null ? 'Shared deal' : dealName(item.deal);
  const open = item.reports.filter(({ outcome }) => outcome === null);
  const take = async (action: ModerationAction) => {
    setBusy(true);
    await decide(item, action, plainName(note));
    setNote('');
    setBusy(false);
  };
  return (
    <article className="grid gap-3 rounded-2 border border-line bg-card p-4 sm:p-5" data-testid="reported-item">
      <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        {item.commentId === null ? title : `Comment on ${title}`}
        <bdi className="font-medium text-ink-2">{item.name}</bdi>
        <Badge tone={item.held ? 'fair' : 'neutral'}>{item.held ? 'hidden' : 'visible'}</Badge>
      </h2>
      {item.text === null ? null : (
        <p dir="auto" className="break-words whitespace-pre-wrap">
          {item.text}
        </p>
      )}
      <ul aria-label="Reports" className="grid gap-1 text-sm">
        {item.reports.map((report) => (
          <Report key={report.createdAt} report={report} />
        ))}
      </ul>
      <ul aria-label="Decisions" className="grid gap-1 text-sm text-ink-3">
        {item.decisions.map(({ action, at, mine, note: said }) => (
          <li key={at}>
            {momentText(at)}: {decided[action]} by {mine ? 'you' : 'another moderator'}
            {said === '' ? '' : ` – ${said}`}
          </li>
        ))}
      </ul>
      <TextField
        label="Note for the record (optional)"
        value={note}
        maxLength={maxLengths.report}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className="flex flex-wrap gap-2">
        {item.held ? (
          <Button className="min-h-11" busy={busy} disabled={busy} data-testid="moderate-restore" onClick={() => void take('restore')}>
            Restore
          </Button>
        ) : (
          <Button
            look="danger"
            className="min-h-11"
            busy={busy}
            disabled={busy}
            data-testid="moderate-hide"
            onClick={() => void take('hide')}
          >
            Hide from everyone
          </Button>
        )}
        {item.held || open.length === 0 ? null : (
          <Button className="min-h-11" busy={busy} disabled={busy} data-testid="moderate-dismiss" onClick={() => void take('dismiss')}>
            Dismiss reports
          </Button>
        )}
      </p>
    </article>
  );
}

function Report({ report: { reason, text, createdAt, counts, outcome } }: { readonly report: ItemReport }) {
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <time dateTime={createdAt} className="text-ink-3">
        {momentText(createdAt)}
      </time>
      {reasonLabels[reason]}
      {text === '' ? null : <bdi className="break-words text-ink-2">“{text}”</bdi>}
      <Badge>{outcome ?? (counts ? 'counts' : 'not counted: new or inactive account')}</Badge>
    </li>
  );
}

const decided: Readonly<Record<ModerationAction, string>> = { hide: 'hidden', restore: 'restored', dismiss: 'reports dismissed' };
