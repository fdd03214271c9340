import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, memo, Suspense } from 'react';
import type { Deal, DealStage } from '../../../core/deal/deal.ts';
import { strategyIds, strategyNamesIn } from '../../../core/deal/strategies/strategyInput.ts';
import { countryOfMarket } from '../../../core/market/markets.ts';
import { otherCardText } from '../../../core/report/evidence/propertyFacts.ts';
import { Button } from '../../components/press/Button.tsx';
import { buttonClass } from '../../components/press/buttonClass.ts';
import { dealStages } from '../deals/dealsSearch.ts';
import { SelectField } from '../../components/field/SelectField.tsx';
import { stageWords } from '../deals/row/stageWords.ts';
import { useDealCommands } from '../deals/useDealCommands.ts';
import { webAddress } from '../deals/row/webAddress.ts';
import { partialWords, provenanceWords } from './dealWords.ts';
import { OwnershipSelect } from './input/OwnershipSelect.tsx';
import type { LiveDeal } from './live/useLiveDeal.ts';
import { ReportActions } from './report/ReportActions.tsx';

const OwnDeal = lazy(async () => ({ default: (await import('../portfolio/OwnDeal.tsx')).OwnDeal }));

interface DealHeadProps {
  readonly deal: Deal;
  readonly live: LiveDeal;
}

const stages = dealStages.map((stage) => ({ value: stage, label: stageWords[stage] }));

/** Which deal this is, where it came from, and what can be done with it. */
export function DealHead({ deal, live }: DealHeadProps) {
  const report = live.outcome?.report ?? null;
  const partial = partialWords(deal);
  const { commands, take } = useTaken(live);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-[13px] text-ink-3">
        <Breadcrumb outcode={deal.facts.outcode} />
        <p data-testid="deal-provenance">{provenanceWords(deal, report)}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_fit-content(38rem)] lg:items-start lg:gap-8">
        <div className="min-w-0">
          <h1 data-testid="deal-title" className="text-2xl leading-tight font-semibold tracking-tight text-balance sm:text-3xl">
            {report?.title ?? live.row?.title ?? 'Deal'}
          </h1>
          <p data-testid="deal-subtitle" className="pt-1 text-ink-2">
            {report?.subtitle ?? deal.facts.address}
          </p>
          {live.job === null ? null : (
            <div className="pt-2 print:hidden">
              <OwnershipSelect
                deal={deal}
                profile={live.job.profile}
                market={live.market}
                onChange={(ownership) => void take(commands.ownership(deal.id, ownership))}
              />
            </div>
          )}
          {partial === null ? null : (
            <p data-testid="deal-partial" className="max-w-prose pt-1 text-sm text-fair">
              {partial}
            </p>
          )}
        </div>
        <Actions deal={deal} live={live} />
      </div>
      <Suspense fallback={null}>{deal.stage === 'bought' ? <OwnDeal deal={live.job?.deal ?? deal} /> : null}</Suspense>
      {deal.binnedAt === null ? null : <InBin deal={deal} live={live} />}
    </header>
  );
}

const Breadcrumb = memo(function Breadcrumb({ outcode }: { readonly outcode: string | null }) {
  return (
    <nav aria-label="Breadcrumb">
      <Link to="/deals" className="inline-flex min-h-8 items-center hover:text-ink hover:underline pointer-coarse:min-h-11">
        Deals
      </Link>
      {outcode === null ? null : <span> › {outcode}</span>}
    </nav>
  );
});

/** The commands of a deal, and a way to show at once what one of them stored. */
function useTaken(live: LiveDeal) {
  const commands = useDealCommands();
  const take = async (changed: Promise<Deal | null>): Promise<void> => {
    const next = await changed;
    if (next !== null) live.stored(next);
  };
  return { commands, take };
}

function Actions({ deal, live }: DealHeadProps) {
  const { commands, take } = useTaken(live);
  const navigate = useNavigate();
  const listing = webAddress(deal.facts.url);
  const saved = deal.savedAt !== null;
  const names = strategyNamesIn(countryOfMarket(live.market));
  const bin = async () => {
    const binned = await commands.bin(deal.id, true);
    if (binned !== null) await navigate({ to: '/deals' });
  };
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow lg:justify-end print:hidden">
      <SelectField
        label="Stage"
        value={deal.stage}
        options={stages}
        onChange={(stage: DealStage) => void take(commands.stage(deal.id, stage))}
        testId="stage-select"
      />
      <SelectField
        label="Strategy"
        value={live.strategy.id}
        options={strategyIds.map((id) => ({ value: id, label: names[id] }))}
        onChange={live.strategy.choose}
        testId="strategy-select"
      />
      {listing === null ? null : (
        <a href={listing} target="_blank" rel="noreferrer noopener" className={buttonClass('plain', 'normal', 'min-h-11')}>
          Listing<span aria-hidden="true">↗</span>
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
      {otherListings(deal).map(({ address, text }) => (
        <a
          key={address}
          href={address}
          target="_blank"
          rel="noreferrer noopener"
          data-testid="also-listed"
          className={buttonClass('plain', 'normal', 'min-h-11')}
        >
          {text}
          <span aria-hidden="true">↗</span>
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ))}
      <Button className="min-h-11" data-testid="bin-deal" onClick={() => void bin()}>
        Bin
      </Button>
      <Button className="min-h-11" aria-pressed={saved} data-testid="save-deal" onClick={() => void take(commands.save(deal.id, !saved))}>
        <span aria-hidden="true">{saved ? '★' : '☆'}</span>
        {saved ? 'Saved' : 'Save'}
      </Button>
      <ReportActions
        deal={live.job?.deal ?? deal}
        outcome={live.current ? live.outcome : null}
        coming={live.gap === null && live.failure === null}
      />
    </div>
  );
}

/** The other listings of the same home that the search showed, each with its agent, price and place. */
function otherListings({ facts }: Deal): readonly { readonly address: string; readonly text: string }[] {
  return (facts.alsoListed ?? []).flatMap((card) => {
    const address = webAddress(card.url);
    return address === null || card.listingId === facts.listingId ? [] : [{ address, text: `Also listed: ${otherCardText(card)}` }];
  });
}

function InBin({ deal, live }: DealHeadProps) {
  const { commands, take } = useTaken(live);
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-2 border border-line bg-sunk px-4 py-2">
      This deal is in the bin.
      <Button size="small" onClick={() => void take(commands.bin(deal.id, false))}>
        Take it out
      </Button>
    </p>
  );
}
