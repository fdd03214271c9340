import { parseQuantity } from '../../../../core/deal/strategies/parseInput.ts';
import { useNavigate } from '@tanstack/react-router';
import { formatRate } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { GrowthRates } from '../../../../core/portfolio/growthRates.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';
import { NumberCell } from '../../../components/field/NumberCell.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';

import { growthNames, growthLabels, type GrowthName } from '../../../parts/address/growthNames.ts';
import type { PortfolioSearch } from '../../../parts/address/portfolioSearch.ts';
import { localizeIn } from '../state/localFormat.ts';
import { addressRate } from '../../../parts/portfolio/usePortfolio.ts';
import { rate } from '../../../../core/kernel/rate.ts';

interface GrowthFieldsProps {
  readonly title: string;
  readonly rates: GrowthRates;
  /** The country of the properties. */
  readonly country: MarketCountry | null;
  /** A suffix for test ids, if there are several sets of fields. */
  readonly name: string;
  readonly growth: PortfolioSearch['growth'];
}

/** The forecast's growth rates with their sources. A changed rate is stored only in the URL. */
export function GrowthFields({ title, rates, country, name: set, growth }: GrowthFieldsProps) {
  const navigate = useNavigate();
  const written = localizeIn(country);
  const change = (name: GrowthName, value: number | null) => {
    const { [name]: _before, ...others } = growth;
    const search = value === null ? others : { ...others, [name]: addressRate(value) };
    void navigate({ to: '/portfolio', search, replace: true, resetScroll: false });
  };
  const shown = growthNames.flatMap((name) => {
    const given = rates[name];
    return given === null ? [] : [{ name, given }];
  });
  return (
    <Panel title={title} aside="a year">
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {shown.map(({ name, given }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2.5">
            <div className="min-w-0">
              <p>{growthLabels[name]}</p>
              <p className="text-[13px] text-ink-3">{written(given.from)}</p>
              {growth[name] === undefined ? null : (
                <button
                  type="button"
                  onClick={() => change(name, null)}
                  className="min-h-8 text-[13px] text-ink-2 underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
                >
                  Reset<span className="sr-only">: {growthLabels[name]}</span>
                </button>
              )}
            </div>
            <NumberCell
              label={growthLabels[name]}
              value={given.rate}
              parse={(text) => parseQuantity({ label: growthLabels[name], unit: 'rate', bounds: [-0.2, 0.25] }, text)}
              format={(value) => written(formatRate(rate(value)))}
              editFormat={(value) => String(addressRate(value))}
              step={0.001}
              min={-0.2}
              max={0.25}
              mark={growth[name] === undefined ? 'default' : 'yours'}
              onCommit={(value) => change(name, value)}
              testId={`growth-${name}-value${set}`}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
