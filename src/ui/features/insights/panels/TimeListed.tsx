import { binValues } from '../../../../core/chart/plots/histogramGeometry.ts';
import { plainFormat } from '../../../components/chart/chartFormats.ts';
import { Histogram } from '../../../components/chart/Histogram.tsx';
import { middleHalf } from '../market/marketText.ts';
import type { OwnMarket } from '../market/ownMarket.ts';
import { histogramColumns, trimOutliers } from '../market/quantiles.ts';
import { ChartCard } from './ChartCard.tsx';
import { dealsText } from '../../../parts/dealRow/countText.ts';

/** Days on the market when the listing was last read. */
export function TimeListed({ market: { daysListed, count } }: { readonly market: OwnMarket }) {
  const { spread, values } = daysListed;
  return (
    <ChartCard>
      {spread === null ? (
        <>
          <h2 className="text-[15px] font-semibold tracking-tight">{title}</h2>
          <p className="text-ink-2">Your listings don’t show when they were first listed.</p>
        </>
      ) : (
        <Histogram
          heading="h2"
          title={title}
          summary={`${middleHalf(spread, days)} ${spread.count.toLocaleString('en-GB')} of ${dealsText(count)} ${spread.count === 1 ? 'shows when it was' : 'show when they were'} first listed.`}
          xLabel="Days from first listing to our last reading"
          countLabel="deals"
          bins={binValues(trimOutliers(values, spread).values, histogramColumns(values.length))}
          marks={[{ value: spread.median, label: `median ${days(spread.median)}` }]}
          {...plainFormat}
        />
      )}
    </ChartCard>
  );
}

const title = 'Time on the market';

const days = (value: number): string => `${Math.round(value).toLocaleString('en-GB')} days`;
