import { scoreTapeBands } from '../../../../../core/chart/scoreTape.ts';
import type { Block } from '../../../../../core/report/editions/editionDocument.ts';
import { Tape } from '../../../../components/figure/Tape.tsx';
import { PlainTable } from './PlainTable.tsx';
import { FanView } from './FanView.tsx';
import { Facts, KeyFigures, Points, Rules, Solves } from './CoverBlocks.tsx';
import { blockTable } from './blockTables.ts';
import { MadeNote, SourceList } from './ClosingBlocks.tsx';
import { PlainChart } from './PlainChart.tsx';
import { MapView } from './MapView.tsx';
import { SpanView } from './SpanView.tsx';

/** One block of an edition, as shown on the page. */
export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'lead':
      return <p className="text-lg leading-snug font-semibold text-pretty sm:text-xl">{block.text}</p>;
    case 'tape':
      return <ScoreTape tape={block} />;
    case 'key-figures':
      return <KeyFigures figures={block.figures} />;
    case 'rules':
      return <Rules rules={block.rules} />;
    case 'solves':
      return <Solves solves={block.solves} />;
    case 'points':
      return <Points points={block.points} />;
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'sources':
      return <SourceList sources={block.sources} />;
    case 'made':
      return <MadeNote made={block.made} disclaimer={block.disclaimer} />;
    default:
      return <Evidence block={block} />;
  }
}

type EvidenceBlock = Extract<Block, { readonly kind: 'chart' | 'spans' | 'fan' | 'map' | 'table' | 'criteria' | 'figures' | 'inputs' }>;

function Evidence({ block }: { readonly block: EvidenceBlock }) {
  switch (block.kind) {
    case 'chart':
      return <PlainChart chart={block.chart} />;
    case 'spans':
      return <SpanView chart={block.chart} />;
    case 'fan':
      return <FanView fan={block.chart} />;
    case 'map':
      return <MapView map={block.map} />;
    case 'table':
      return <PlainTable table={block.table} quiet={block.untitled === true} />;
    default:
      return <PlainTable table={blockTable(block)} quiet />;
  }
}

function ScoreTape({ tape: { score, standing } }: { readonly tape: Extract<Block, { readonly kind: 'tape' }> }) {
  const { total, low, high } = score;
  const range = high > low ? `likely ${low} to ${high}` : null;
  const words = [standing, range].filter((each) => each !== null).join(', ');
  return (
    <div className="grid gap-1">
      <Tape
        value={total}
        zones={scoreTapeBands}
        likely={high > low ? { from: low, to: high } : undefined}
        text={String(total)}
        summary={`Score ${total} of 100${words === '' ? '' : `, ${words}`}.`}
      />
      <p className="num flex justify-between text-[13px] text-ink-2">
        <span>0 · avoid</span>
        <span>{words}</span>
        <span>100 · outstanding</span>
      </p>
    </div>
  );
}
