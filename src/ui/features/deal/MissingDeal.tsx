import { useEffect, useState } from 'react';
import { momentFormat } from '../../components/figure/momentFormat.ts';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { Editable } from '../../parts/teams/Editable.tsx';
import { useDeals } from '../../hooks/useDeals.ts';
import type { DeletedDeal, WrittenBy } from '../../../data/commands/reviewedRecords.ts';

const back = <LinkButton to="/deals">Back to deals</LinkButton>;

/** Shown if a deal is not on this device. Says when and where it was deleted, if known, and offers to restore it. */
export function MissingDeal({ dealId }: { readonly dealId: string }) {
  const deals = useDeals();
  const [found, setFound] = useState<DeletedDeal | null | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void deals.readDeletedDeal(dealId).then((deleted) => (current ? setFound(deleted) : undefined));
    return () => {
      current = false;
    };
  }, [deals, dealId]);
  if (found === undefined) return <Spinner label="Looking for the deal…" />;
  return (
    <>
      <h1 className="sr-only">Deal not found</h1>
      {found === null ? <Unknown /> : <Deleted {...found} />}
    </>
  );
}

function Unknown() {
  return (
    <EmptyState title="This deal is not on this device" action={back}>
      It may belong to another account, or its data was cleared. If you have the listing link, paste it to analyse it again.
    </EmptyState>
  );
}

function Deleted({ by, deal }: DeletedDeal) {
  const { newId, now } = useClock();
  const deals = useDeals();
  const [failure, setFailure] = useState<string | null>(null);
  const restore = async (): Promise<void> => {
    if (deal === null) return;
    const added = await deals.mutate({ type: 'deal/add', deal: { ...deal, mid: newId(), updatedAt: now(), binnedAt: null } });
    if (!added.ok) setFailure('message' in added.error ? added.error.message : 'Couldn’t restore the deal. Try again.');
  };
  const action = (
    <>
      {deal === null ? null : (
        <Editable>
          <Button onClick={() => void restore()} data-testid="bring-back">
            Restore
          </Button>
        </Editable>
      )}
      {back}
    </>
  );
  return (
    <EmptyState title="This deal was deleted" action={action}>
      <p data-testid="deal-deleted">
        It was deleted {deviceLabel(by)} on {momentFormat.format(by.at)}.{' '}
        {deal === null ? 'It can no longer be restored.' : 'You can restore it with its notes and scenarios.'}
      </p>
      {failure === null ? null : <p role="alert">{failure}</p>}
    </EmptyState>
  );
}

function deviceLabel({ isHere, kind }: WrittenBy): string {
  if (isHere) return 'on this device';
  return kind === null ? 'on another device' : `on another device (${kind})`;
}
