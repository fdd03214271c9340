import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { lowerFirst } from '../../../../core/kernel/lowerFirst.ts';
import { Button } from '../../../components/press/Button.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { familyOfCurrency, type CountryFamily } from '../../../parts/country/countryFamily.ts';
import { strategySearch } from '../market/drillDown.ts';
import { marketFigureText } from '../market/marketText.ts';
import { fewestOfArea, type Group, type OwnMarket } from '../market/ownMarket.ts';
import { amountText } from '../../../parts/dealRow/amountText.ts';
import { dealsText } from '../../../parts/dealRow/countText.ts';

const mostAreas = 8;

/** Districts ordered by their deals' first figure, each with links to its deals and its published figures, if any. */
export function HighestAreas({ market }: { readonly market: OwnMarket }) {
  const [all, setAll] = useState(false);
  const { areas, figures } = market;
  const [first] = figures;
  const words = areaWords[familyOfCurrency(market.currency)];
  const most = Math.max(0.001, ...areas.map(({ figure }) => figure ?? 0));
  return (
    <Panel title={`Highest ${lowerFirst(first.label)}`} aside={`${words.many}, by median`}>
      {areas.length === 0 ? <p className="text-ink-2">{`Add a ${words.one} to your deals to see areas.`}</p> : null}
      <ol>
        {(all ? areas : areas.slice(0, mostAreas)).map((area) => (
          <Area key={area.name} area={area} market={market} share={Math.max(0, area.figure ?? 0) / most} />
        ))}
      </ol>
      {areas.some(({ count }) => count < fewestOfArea) ? (
        <p className="text-[13px] text-ink-3">{`${capital(words.many)} with fewer than ${fewestOfArea} deals are listed last (small sample).`}</p>
      ) : null}
      {areas.length <= mostAreas ? null : (
        <div>
          <Button size="small" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${areas.length}`}
          </Button>
        </div>
      )}
    </Panel>
  );
}

const areaWords: Readonly<Record<CountryFamily, { readonly one: string; readonly many: string }>> = {
  british: { one: 'postcode district', many: 'districts' },
  american: { one: 'ZIP code', many: 'ZIP codes' },
  european: { one: 'postcode', many: 'postcodes' },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface AreaProps {
  readonly area: Group;
  readonly market: OwnMarket;
  /** From 0 to 1. */
  readonly share: number;
}

function Area({ area: { name, count, price, figure }, market, share }: AreaProps) {
  const { currency, only, figures } = market;
  const family = familyOfCurrency(currency);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-t border-line py-2 first:border-0">
      <div className="relative grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
        <span className="min-w-0">
          <Link
            to="/deals"
            search={{ place: name, ...strategySearch(only) }}
            className="font-medium after:absolute after:inset-0 hover:underline"
            data-testid={`area-deals-${name}`}
          >
            {name}
          </Link>
          <span className="block text-[13px] text-ink-3">{`${dealsText(count)} · ${amountText(price, currency)}`}</span>
        </span>
        <span className="num text-[17px] font-semibold">{marketFigureText(figures[0], figure, currency)}</span>
      </div>
      {family === 'european' ? null : (
        <Link
          to="/area-insights"
          search={family === 'american' ? { market: 'us', area: `zip:${name}` } : { area: name }}
          aria-label={`About ${name}`}
          className="inline-flex min-h-9 items-center text-sm font-medium text-brand hover:underline pointer-coarse:min-h-11"
        >
          About
        </Link>
      )}
      <span aria-hidden="true" className="col-span-2 h-1.5 overflow-hidden rounded-full bg-sunk forced-colors:border">
        <span
          className={`block h-full rounded-full forced-colors:bg-[CanvasText] ${count < fewestOfArea ? 'bg-line-strong' : 'bg-brand'}`}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </li>
  );
}
