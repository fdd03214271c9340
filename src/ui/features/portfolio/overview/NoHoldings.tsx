import { EmptyState } from '../../../components/notice/EmptyState.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { useBoughtDeals } from '../state/useBoughtDeals.ts';
import { BoughtDeals } from './BoughtDeals.tsx';

/** The empty state of the portfolio, with bought deals to add. */
export function NoHoldings({ onAdd }: { readonly onAdd: () => void }) {
  const bought = useBoughtDeals();
  return (
    <EmptyState
      title="No properties yet"
      action={
        <>
          <Editable>
            <Button look={bought.length === 0 ? 'primary' : 'plain'} onClick={onAdd}>
              Add a property
            </Button>
          </Editable>
          <LinkButton to="/deals">View deals</LinkButton>
        </>
      }
    >
      <p>
        Add your properties to see their value, debt, cover, yield, return and key dates in one place. They’re stored on this device first,
        so your portfolio works offline.
      </p>
      {bought.length === 0 ? (
        <p className="pt-2 text-sm">Once a deal is at the Bought stage, you can add it here in one step.</p>
      ) : (
        <div className="grid gap-2 pt-5" data-testid="bought-deals">
          <p className="text-sm font-medium text-ink">Bought but not yet added</p>
          <BoughtDeals rows={bought} />
        </div>
      )}
    </EmptyState>
  );
}
