import { useNavigate } from '@tanstack/react-router';
import type { Deal } from '../../../core/deal/deal.ts';
import { isSampleId } from '../../../core/deal/samples/sampleIds.ts';
import { useHoldings } from '../../../data/view/items.ts';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { Editable } from '../../parts/teams/Editable.tsx';
import { useAddToPortfolio } from '../../parts/portfolio/useAddToPortfolio.ts';

/** For a bought deal: adds it to the portfolio, with the values on screen, or links to it there. */
export function BoughtDealLink({ deal }: { readonly deal: Deal }) {
  const { id: dealId } = deal;
  const { view } = usePerson();
  const holdings = useHoldings(view);
  const takeOver = useAddToPortfolio();
  const navigate = useNavigate();
  if (holdings === undefined || isSampleId(dealId)) return null;
  const holding = holdings.find(({ id, item }) => id === dealId || item.dealId === dealId);
  const add = async () => {
    if (await takeOver(dealId, deal)) await navigate({ to: '/portfolio', search: { holding: dealId } });
  };
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2 border border-line bg-brand-soft px-4 py-2 print:hidden">
      {holding === undefined ? 'Bought? Add it to your portfolio to track it.' : 'You own this.'}
      {holding === undefined ? (
        <Editable>
          <Button look="primary" onClick={() => void add()} data-testid="add-to-portfolio">
            Add to portfolio
          </Button>
        </Editable>
      ) : (
        <LinkButton to="/portfolio" search={{ holding: holding.id }} data-testid="open-holding">
          Open in portfolio
        </LinkButton>
      )}
    </p>
  );
}
