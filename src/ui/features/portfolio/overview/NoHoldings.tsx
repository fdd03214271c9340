import { EmptyState } from '../../../components/notice/EmptyState.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { useBoughtDeals } from '../state/useBoughtDeals.ts';
import { BoughtDeals } from './BoughtDeals.tsx';

/** Nothing is owned yet, as far as this app knows. */
export function NoHoldings({ onAdd }: { readonly onAdd: () => void }) {
  const bought = useBoughtDeals();
  return (
    <EmptyState
      title="Nothing owned yet"
      action={
        <>
          <Button look={bought.length === 0 ? 'primary' : 'plain'} onClick={onAdd}>
            Add a property
          </Button>
          <LinkButton to="/deals">Look at the deals</LinkButton>
        </>
      }
    >
      <p>
        Add what you own to see its value, debt, cover, yield and return in one place, and what falls due when. It is kept on this device
        first, and works offline.
      </p>
      {bought.length === 0 ? (
        <p className="pt-2 text-sm">A deal whose stage is Bought can be taken over in one step.</p>
      ) : (
        <div className="grid gap-2 pt-5" data-testid="bought-deals">
          <p className="text-sm font-medium text-ink">Bought, and not in the portfolio yet</p>
          <BoughtDeals rows={bought} />
        </div>
      )}
    </EmptyState>
  );
}
