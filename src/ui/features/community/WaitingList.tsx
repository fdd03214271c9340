import { useState } from 'react';
import type { Community } from '../../../community/community.ts';
import { maxLengths } from '../../../core/community/communityFeed.ts';
import { unreachable } from '../../../core/kernel/result.ts';
import type { OutboxRow, Posting } from '../../../data/community/outboxRow.ts';
import { notify } from '../../components/notice/notify.ts';
import { Button } from '../../components/press/Button.tsx';
import { plainName, plainText, postingText, postingStateText, textProblem } from '../../parts/sharing/communityText.ts';
import { TextArea } from './TextArea.tsx';

interface WaitingListProps {
  readonly rows: readonly OutboxRow[];
  readonly community: Community;
}

/** The user's unsent items. Each can be withdrawn, and edited until it is first sent. */
export function WaitingList({ rows, community }: WaitingListProps) {
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby="community-waiting"
      data-testid="community-waiting"
      className="grid gap-1 rounded-2 border border-line bg-card p-4 sm:px-5"
    >
      <h2 id="community-waiting" className="font-semibold">
        Waiting to send
      </h2>
      <ul>
        {rows.map((row) => (
          <WaitingItem key={row.clientId} row={row} community={community} />
        ))}
      </ul>
    </section>
  );
}

function WaitingItem({ row, community }: { readonly row: OutboxRow; readonly community: Community }) {
  const [draft, setDraft] = useState<string | null>(null);
  const own = ownText(row.posting);
  const changeable = own !== null && (!row.tried || row.state === 'refused');
  const problem = draft === null || own === null ? undefined : textProblem(own.plain(draft), own.most);
  const save = async () => {
    if (draft === null || own === null || problem !== undefined) return;
    const changed = await community.edit(row.clientId, own.change(own.plain(draft)));
    if (!changed)
      notify({
        tone: 'poor',
        title: 'Couldn’t save your change',
        detail: 'This had already been sent. Withdraw it if you don’t want to share it.',
      });
    setDraft(null);
  };
  return (
    <li data-testid="community-waiting-item" className="grid gap-2 border-t border-line py-3 first:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium break-words">{postingText(row)}</p>
          {row.posting.kind === 'comment' ? <p className="line-clamp-2 text-sm break-words text-ink-2">{row.posting.text}</p> : null}
          <p className={`text-sm ${row.state === 'refused' ? 'text-poor' : 'text-ink-3'}`}>{postingStateText(row)}</p>
        </div>
        <div className="flex gap-2">
          {changeable && draft === null ? (
            <Button size="small" className="min-h-11" data-testid="waiting-change" onClick={() => setDraft(own.text)}>
              Edit
            </Button>
          ) : null}
          <Button size="small" className="min-h-11" data-testid="waiting-discard" onClick={() => void community.discard(row)}>
            Discard
          </Button>
        </div>
      </div>
      {draft === null || own === null ? null : (
        <div className="grid gap-2">
          <TextArea label={own.label} value={draft} onChange={setDraft} error={problem} testId="waiting-text" opened />
          <div className="flex gap-2">
            <Button look="primary" className="min-h-11" data-testid="waiting-save" onClick={() => void save()}>
              Save
            </Button>
            <Button className="min-h-11" onClick={() => setDraft(null)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

interface OwnText {
  readonly label: string;
  readonly text: string;
  readonly most: number;
  readonly plain: (text: string) => string;
  readonly change: (text: string) => Posting;
}

/** The editable text of an unsent item; null when it has none. */
function ownText(posting: Posting): OwnText | null {
  switch (posting.kind) {
    case 'share':
      return { label: 'Name shown', text: posting.name, most: maxLengths.name, plain: plainName, change: (name) => ({ ...posting, name }) };
    case 'comment':
      return {
        label: 'Your comment',
        text: posting.text,
        most: maxLengths.comment,
        plain: plainText,
        change: (text) => ({ ...posting, text }),
      };
    case 'report':
    case 'hide':
    case 'withdraw':
      return null;
    default:
      return unreachable(posting);
  }
}
