import { useNavigate } from '@tanstack/react-router';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Button } from '../../../components/press/Button.tsx';
import { moneyText } from '../../../parts/dealRow/figureText.ts';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { useAddToPortfolio } from '../../../parts/portfolio/useAddToPortfolio.ts';

/** Bought deals not yet in the portfolio, each with an Add button. */
export function BoughtDeals({ rows }: { readonly rows: readonly DealRow[] }) {
  const takeOver = useAddToPortfolio();
  const navigate = useNavigate();
  const add = async (id: string) => {
    if (await takeOver(id)) await navigate({ to: '/portfolio', search: { holding: id } });
  };
  return (
    <ul className="grid gap-2 text-left">
      {rows.map((row) => (
        <li key={row.id} className="flex items-center justify-between gap-3 rounded-2 border border-line bg-card py-2 pr-2 pl-4">
          <span className="min-w-0">
            <span className="block truncate font-medium">{row.title}</span>
            <span className="num text-[13px] text-ink-3">
              {row.price === null ? 'Bought' : `Bought · ${moneyText(row.price, row.currency)}`}
            </span>
          </span>
          <Editable>
            <Button look="primary" onClick={() => void add(row.id)} data-testid="take-over" aria-label={`Add ${row.title} to portfolio`}>
              Add
            </Button>
          </Editable>
        </li>
      ))}
    </ul>
  );
}
