import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Deal, DealStage } from '../../../core/deal/deal.ts';
import { strategyIds, strategyNamesIn } from '../../../core/deal/strategies/strategyInput.ts';
import { countryOfMarket } from '../../../core/market/markets.ts';
import { Breadcrumb } from '../../components/panel/Breadcrumb.tsx';
import { SelectField } from '../../components/field/SelectField.tsx';
import { scrollableRow } from '../../components/panel/scrollableRow.ts';
import { Button } from '../../components/press/Button.tsx';
import { Chip } from '../../components/press/Chip.tsx';
import { skipLink } from '../../components/press/skipLink.ts';
import { dealStages } from '../../parts/address/dealsSearch.ts';
import { stageLabels } from '../../parts/dealRow/stageLabels.ts';
import { DealMenu } from './DealMenu.tsx';
import { Editable } from '../../parts/teams/Editable.tsx';
import { OwnershipSelect } from '../../parts/inputs/OwnershipSelect.tsx';
import { useLocalUpdates } from '../../parts/liveDeal/useLocalUpdates.ts';
import { ReportActions } from './report/ReportActions.tsx';
import type { LiveDeal } from '../../parts/liveDeal/liveDeal.ts';

const OwnDeal = lazy(async () => ({ default: (await import('./BoughtDealLink.tsx')).BoughtDealLink }));

const DealStatus = lazy(async () => ({ default: (await import('./activity/DealStatus.tsx')).DealStatus }));

interface DealHeadProps {
  readonly deal: Deal;
  readonly live: LiveDeal;
}

const stages = dealStages.map((stage) => ({ value: stage, label: stageLabels[stage] }));

/** The deal's title, its stage, strategy and ownership, and its actions: the report button and a menu. */
export function DealHead({ deal, live }: DealHeadProps) {
  const shown = live.job?.deal ?? deal;
  const outcome = live.current ? live.outcome : null;
  const coming = live.gap === null && live.failure === null;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-3">
      <Link to="/deals/$dealId" params={{ dealId: deal.id }} search={true} hash="moves" replace onClick={focusMoves} className={skipLink}>
        Skip to assumptions
      </Link>
      <div className="flex items-center justify-between gap-x-4">
        <Breadcrumb to="/deals" above="Deals" here={deal.facts.outcode} />
        <div className="flex gap-2 print:hidden">
          <ReportActions deal={shown} outcome={outcome} coming={coming} />
          <DealMenu deal={deal} outcome={outcome} coming={coming} />
        </div>
      </div>
      <div className="min-w-0">
        <h1 data-testid="deal-title" className="text-xl leading-tight font-semibold tracking-tight text-balance sm:text-3xl">
          {live.outcome?.report.title ?? live.row?.title ?? 'Deal'}
        </h1>
        <p data-testid="deal-subtitle" className="pt-0.5 text-ink-2 sm:pt-1">
          {live.outcome?.report.subtitle ?? deal.facts.address}
        </p>
      </div>
      <Chips deal={deal} live={live} />
      <Suspense fallback={null}>
        {deal.assignment === undefined && deal.decision === undefined ? null : <DealStatus deal={deal} />}
      </Suspense>
      <Suspense fallback={null}>{deal.stage === 'bought' ? <OwnDeal deal={shown} /> : null}</Suspense>
      {deal.binnedAt === null ? null : <InBin deal={deal} live={live} />}
    </header>
  );
}

/** Focuses the assumptions. The router does not do so if the URL already ends in `#moves`. */
const focusMoves = (): void => document.getElementById('moves')?.focus();

/** Stage, strategy and ownership as editable chips, and the save button. */
function Chips({ deal, live }: DealHeadProps) {
  const { commands, take } = useLocalUpdates(live);
  const saved = deal.savedAt !== null;
  const names = strategyNamesIn(countryOfMarket(live.market));
  // "Saved" must also apply to the inputs on screen, which would otherwise be written only after a pause.
  const save = async () => {
    await live.settled();
    return commands.save(deal.id, !saved);
  };
  return (
    <div className={`${scrollableRow} sm:mx-0 sm:flex-wrap sm:px-0 print:hidden`}>
      <Editable>
        <SelectField
          label="Stage"
          value={deal.stage}
          options={stages}
          onChange={(stage: DealStage) => void take(commands.stage(deal.id, stage))}
          testId="stage-select"
          look="chip"
        />
        <SelectField
          label="Strategy"
          value={live.strategy.id}
          options={strategyIds.map((id) => ({ value: id, label: names[id] }))}
          onChange={live.strategy.choose}
          testId="strategy-select"
          look="chip"
        />
        {live.job === null ? null : (
          <OwnershipSelect
            deal={deal}
            profile={live.job.profile}
            market={live.market}
            onChange={(ownership) => void take(commands.ownership(deal.id, ownership))}
          />
        )}
        <Chip pressed={saved} data-testid="save-deal" className="min-h-11" onClick={() => void take(save())}>
          <span>{saved ? 'Saved' : 'Save'}</span>
        </Chip>
      </Editable>
    </div>
  );
}

function InBin({ deal, live }: DealHeadProps) {
  const { commands, take } = useLocalUpdates(live);
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-2 border border-line bg-sunk px-4 py-2">
      This deal is in the bin.
      <Editable>
        <Button size="small" onClick={() => void take(commands.bin(deal.id, false))}>
          Restore
        </Button>
      </Editable>
    </p>
  );
}
