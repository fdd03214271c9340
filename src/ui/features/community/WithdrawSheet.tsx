import type { Community } from '../../../community/community.ts';
import type { OutboxRow } from '../../../data/community/outboxRow.ts';
import { notify } from '../../components/notice/notify.ts';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';

/** Something of the person's own that is to be taken back. */
export interface Withdrawn {
  readonly what: 'post' | 'comment';
  readonly clientId: string | null;
  /** Where it is still on this device. */
  readonly waiting: OutboxRow | null;
}

interface WithdrawSheetProps {
  readonly withdrawn: Withdrawn;
  readonly community: Community;
  readonly onClose: () => void;
}

const words = {
  post: 'The shared copy goes from everybody’s feed, with all its comments, and cannot be brought back. The deal itself stays yours, to be shared anew.',
  comment: 'Your comment goes from everybody’s feed and cannot be brought back.',
} as const;

/** It cannot be undone, so it is said before it is done. */
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
      title={what === 'post' ? 'Withdraw the shared deal' : 'Withdraw the comment'}
      actions={
        <>
          <Button className="min-h-11" onClick={onClose}>
            Keep it
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
