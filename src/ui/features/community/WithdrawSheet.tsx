import type { Community } from '../../../community/community.ts';
import type { OutboxRow } from '../../../data/community/outboxRow.ts';
import { notify } from '../../components/notice/notify.ts';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';

/** One of the user's own items to withdraw. */
export interface Withdrawn {
  readonly what: 'post' | 'comment';
  readonly clientId: string | null;
  /** Its outbox row, if it is still unsent. */
  readonly waiting: OutboxRow | null;
}

interface WithdrawSheetProps {
  readonly withdrawn: Withdrawn;
  readonly community: Community;
  readonly onClose: () => void;
}

const words = {
  post: 'This removes your post and all its comments for everyone. It can’t be undone. You keep the deal and can share it again.',
  comment: 'This removes your comment for everyone. It can’t be undone.',
} as const;

/** Asks for confirmation, because withdrawing cannot be undone. */
export function WithdrawSheet({ withdrawn: { what, clientId, waiting }, community, onClose }: WithdrawSheetProps) {
  const withdraw = async () => {
    onClose();
    if (waiting !== null) await community.discard(waiting);
    else if (clientId !== null) await community.post({ kind: 'withdraw', what, target: clientId });
    notify({ tone: 'neutral', title: 'Withdrawn' });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={what === 'post' ? 'Withdraw this deal?' : 'Withdraw this comment?'}
      actions={
        <>
          <Button className="min-h-11" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" className="min-h-11" data-testid="withdraw-confirm" onClick={() => void withdraw()}>
            Withdraw
          </Button>
        </>
      }
    >
      <p>{words[what]}</p>
    </Sheet>
  );
}
