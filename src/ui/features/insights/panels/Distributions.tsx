import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { binValues } from '../../../../core/chart/plots/histogramGeometry.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import { moneyFormat, plainFormat, rateFormat, type ChartFormat } from '../../../components/chart/chartFormats.ts';
import { Histogram } from '../../../components/chart/Histogram.tsx';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { drillDownAddress, type Drilled } from '../market/drillDown.ts';
import type { MarketFigureId } from '../market/marketFigures.ts';
import { middleHalf } from '../market/marketText.ts';
import type { Distribution, OwnMarket } from '../market/ownMarket.ts';
import { histogramColumns, trimOutliers } from '../market/quantiles.ts';
import { ChartCard } from './ChartCard.tsx';
import { dealsText } from '../../../parts/dealRow/countText.ts';

/** Distributions of price, score and the strategy's figures. Selecting a column lists its deals. */
export function Distributions({ market }: { readonly market: OwnMarket }) {
  const { figures, only } = market;
  const [chosen, setChosen] = useState<MarketFigureId>(figures[0].id);
  const shown = figures.find(({ id }) => id === chosen) ?? figures[0];
  const money = moneyFormat(market.currency as Currency);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-3 lg:items-start">
      <ChartCard>
        <Columns figure={shown.id} name={shown.label} of={shown.of} only={only} format={shown.unit === 'rate' ? rateFormat : money} />
        <Segmented
          label="Figure"
          options={figures.map(({ id, short }) => ({ value: id, label: short }))}
          value={shown.id}
          onChange={setChosen}
        />
      </ChartCard>
      <ChartCard>
        <Columns figure="price" name="Price" of={market.price} only={only} format={money} />
      </ChartCard>
      <ChartCard>
        <Columns figure="score" name="Score" of={market.score} only={only} format={plainFormat} />
      </ChartCard>
    </div>
  );
}

interface ColumnsProps {
  readonly figure: Drilled;
  readonly name: string;
  readonly of: Distribution;
  /** Strategy filter for the linked deals. */
  readonly only: StrategyId | null;
  readonly format: ChartFormat;
}

function Columns({ figure, name, of: { values, spread }, only, format }: ColumnsProps) {
  const navigate = useNavigate();
  if (spread === null) return <Nothing name={name} />;
  const shown = trimOutliers(values, spread);
  const rest = shown.left === 0 ? '' : ` ${dealsText(shown.left)} outside the range ${shown.left === 1 ? 'is' : 'are'} not shown.`;
  return (
    <Histogram
      heading="h2"
      title={name}
      summary={`${dealsText(spread.count)}. ${middleHalf(spread, format.format)}${rest} Select a column to see its deals.`}
      xLabel={name}
      countLabel="deals"
      bins={binValues(shown.values, histogramColumns(shown.values.length))}
      marks={[{ value: spread.median, label: `median ${format.format(spread.median)}` }]}
      onOpen={(bin) => {
        const { to, search } = drillDownAddress(figure, bin, only);
        void navigate({ to, search });
      }}
      {...format}
    />
  );
}

const Nothing = ({ name }: { readonly name: string }) => (
  <>
    <h2 className="text-[15px] font-semibold tracking-tight">{name}</h2>
    <p className="text-ink-2">Not available for these deals yet.</p>
  </>
);
