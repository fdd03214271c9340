import { useState } from 'react';
import { BarChart } from '../../components/chart/BarChart.tsx';
import { moneyFormat, plainFormat, rateFormat } from '../../components/chart/chartFormats.ts';
import { HeatMap } from '../../components/chart/HeatMap.tsx';
import { Histogram } from '../../components/chart/Histogram.tsx';
import { LineChart } from '../../components/chart/LineChart.tsx';
import { ScatterChart } from '../../components/chart/ScatterChart.tsx';
import { Sparkline } from '../../components/chart/Sparkline.tsx';
import { TornadoChart } from '../../components/chart/TornadoChart.tsx';
import { WaterfallChart } from '../../components/chart/WaterfallChart.tsx';
import { notify } from '../../components/notice/notify.ts';
import { cashFlow, equity, futures, grid, scattered, swings, walk, years } from './chartSamples.ts';
import { GalleryPart } from './GalleryPart.tsx';

const money = moneyFormat('GBP');

/** Every kind of chart. */
export function ChartParts() {
  return (
    <>
      <GalleryPart title="Equity over ten years">
        <LineChart
          {...money}
          {...equity}
          title="Equity over ten years"
          xLabel="Year"
          points={years}
          summary="Half of the simulations end above £119,000. Nine in ten are between £38,000 and £208,000."
        />
      </GalleryPart>
      <GalleryPart title="Cash flow by year">
        <BarChart
          {...money}
          title="Cash flow by year"
          xLabel="Year"
          labels={years.map(({ label }) => label)}
          series={cashFlow}
          summary="Rent covers costs from year 3."
        />
        <p className="text-sm text-ink-2">
          Price asked <Sparkline values={[190, 190, 188, 185, 185, 179]} summary="Price: £190,000 in April, £179,000 now" /> £179,000
        </p>
      </GalleryPart>
      <GalleryPart title="What moves the cash flow most">
        <TornadoChart
          {...swings}
          format={money.format}
          title="What moves the cash flow most"
          summary="The mortgage rate moves it most: from £415 down to £12."
        />
      </GalleryPart>
      <GalleryPart title="Price against rate">
        <Grid />
      </GalleryPart>
      <GalleryPart title="Internal rate of return in 10,000 simulations">
        <Histogram
          {...rateFormat}
          {...futures}
          title="Internal rate of return in 10,000 simulations"
          xLabel="IRR"
          countLabel="simulations"
          lossBelow={0}
          summary="One simulation in eight loses money."
        />
      </GalleryPart>
      <GalleryPart title="Score against price">
        <ScatterChart
          title="Score against price"
          points={scattered}
          xLabel="Price"
          yLabel="Score"
          formatX={money.format}
          formatXTick={money.formatTick}
          formatY={plainFormat.format}
          formatYTick={plainFormat.formatTick}
          toneWords={[
            { tone: 'good', label: 'good' },
            { tone: 'fair', label: 'fair' },
            { tone: 'poor', label: 'weak' },
          ]}
          onOpen={(id) => notify({ tone: 'neutral', title: `Opened ${id}` })}
          summary="Higher-priced properties score lower."
        />
      </GalleryPart>
      <GalleryPart title="From rent to cash flow">
        <WaterfallChart rows={walk} format={money.format} title="From rent to cash flow" summary="£3,060 of £15,000 annual rent is left." />
      </GalleryPart>
    </>
  );
}

function Grid() {
  const [current, setCurrent] = useState({ row: 2, column: 2 });
  return (
    <HeatMap
      {...grid}
      title="Price against rate"
      xLabel="Price"
      yLabel="Mortgage rate"
      format={money.format}
      pivot={0}
      current={current}
      onChoose={(row, column) => setCurrent({ row, column })}
      summary="At £185,000 cash flow is positive up to 6%."
    />
  );
}
