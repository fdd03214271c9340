import { Link } from '@tanstack/react-router';
import { Panel } from '../../../components/panel/Panel.tsx';
import { strategySearch } from '../market/drillDown.ts';
import { marketFigureText } from '../market/marketText.ts';
import type { OwnMarket } from '../market/ownMarket.ts';
import { amountText } from '../../../parts/dealRow/amountText.ts';

const mostTypes = 8;

/** The deals by property type, with median price and main figure. */
export function TypeMix({ market }: { readonly market: OwnMarket }) {
  const { types, count, currency, only } = market;
  const [first] = market.figures;
  const shown = types.slice(0, mostTypes);
  const rest = types.slice(mostTypes).reduce((sum, type) => sum + type.count, 0);
  const unknown = count - types.reduce((sum, type) => sum + type.count, 0);
  return (
    <Panel title="Deals by property type" aside={`count, median price and ${first.label.toLowerCase()}`}>
      {types.length === 0 ? <p className="text-ink-2">Your deals don’t have a property type yet.</p> : null}
      <ul>
        {shown.map((type) => (
          <li key={type.name} className="relative grid gap-1.5 border-t border-line py-2 first:border-0">
            <span className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
              <Link
                to="/deals"
                search={{ type: type.name, ...strategySearch(only) }}
                className="min-w-0 truncate font-medium after:absolute after:inset-0 hover:underline"
              >
                {capital(type.name)}
              </Link>
              <span className="num font-medium">{`${type.count.toLocaleString('en-GB')} · ${Math.round((type.count / count) * 100)}%`}</span>
            </span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunk forced-colors:border">
              <span
                className="block h-full rounded-full bg-chart-2 forced-colors:bg-[CanvasText]"
                style={{ width: `${(type.count / count) * 100}%` }}
              />
            </span>
            <span className="text-[13px] text-ink-3">{`${amountText(type.price, currency)} · ${first.short.toLowerCase()} ${marketFigureText(first, type.figure, currency)}`}</span>
          </li>
        ))}
      </ul>
      {rest + unknown === 0 ? null : (
        <p className="text-[13px] text-ink-3">
          {[
            rest === 0 ? null : `${rest.toLocaleString('en-GB')} of other types`,
            unknown === 0 ? null : `${unknown.toLocaleString('en-GB')} without a type`,
          ]
            .filter((part) => part !== null)
            .join(', ')}
          .
        </p>
      )}
    </Panel>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
