import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDay, formatMoney } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { AssessedHolding } from '../../../../core/portfolio/assessPortfolio.ts';
import { countryOfHolding, holdingParts } from '../../../../core/deal/holding/holding.ts';
import { valuationLabels } from '../../../../core/deal/holding/holdingLabels.ts';
import type { Item } from '../../../../data/view/items.ts';
import { Breadcrumb } from '../../../components/panel/Breadcrumb.tsx';
import { StatRow } from '../../../components/figure/Stat.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Disclosure } from '../../../components/panel/Disclosure.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { holdingFieldsIn, saleFields } from '../forms/fieldSpecs.ts';
import { RecordSheet } from '../forms/RecordSheet.tsx';
import { DateList } from '../overview/DateList.tsx';
import { FigureStat } from '../../../parts/portfolio/FigureStat.tsx';
import { ForecastPanel } from '../overview/ForecastPanel.tsx';
import { useHoldingCommands } from '../../../parts/portfolio/useHoldingCommands.ts';
import { lenderCover } from '../state/lenderCover.ts';
import { localizeFor } from '../state/localFormat.ts';
import type { PortfolioState } from '../../../parts/portfolio/usePortfolio.ts';
import { DealComparisonPanel } from './DealComparisonPanel.tsx';
import { ValueHistoryChart } from './ValueHistoryChart.tsx';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { PartPanel } from './PartPanel.tsx';

interface HoldingViewProps {
  readonly holding: Item<'holdings'>;
  readonly state: PortfolioState;
}

/** One property: its figures, its editable parts, dates and forecast. */
export function HoldingView({ holding, state }: HoldingViewProps) {
  const assessed = state.portfolio?.holdings.find(({ id }) => id === holding.id) ?? null;
  return (
    <div aria-busy={!state.fresh} className="grid grid-cols-[minmax(0,1fr)] gap-6" data-testid="holding">
      <Head holding={holding} assessed={assessed} />
      {assessed === null ? (
        state.failure === null ? (
          <Spinner label="Calculating…" />
        ) : (
          <p role="alert">Couldn’t calculate the figures. {state.failure}</p>
        )
      ) : (
        <Figures holding={holding} assessed={assessed} />
      )}
      <div className="-mb-6 gap-6 lg:columns-2">
        {holdingParts.map((part) => (
          <div key={part} className="break-inside-avoid pb-6">
            <PartPanel part={part} holding={holding} assessed={assessed} />
          </div>
        ))}
        <div className="break-inside-avoid pb-6">
          <Panel title="Dates">
            <DateList dates={(state.portfolio?.dates ?? []).filter(({ holdingId }) => holdingId === holding.id)} ofOne />
          </Panel>
        </div>
      </div>
      {assessed?.state === 'held' ? (
        <ForecastPanel title="10-year forecast" years={assessed.forecast} currency={holding.item.currency} />
      ) : null}
    </div>
  );
}

interface HeadProps {
  readonly holding: Item<'holdings'>;
  readonly assessed: AssessedHolding | null;
}

function Head({ holding: { id, item }, assessed }: HeadProps) {
  const [open, setOpen] = useState<'facts' | 'sale' | null>(null);
  const take = useHoldingCommands();
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const remove = async () => {
    if (await take([{ id, before: item, after: null }], `${item.name} removed`)) await navigate({ to: '/portfolio' });
  };
  return (
    <header className="grid gap-3">
      <Breadcrumb to="/portfolio" above="Portfolio" here={item.place.outcode === '' ? null : item.place.outcode} />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 data-testid="holding-name" className="text-2xl leading-tight font-semibold tracking-tight text-balance sm:text-3xl">
            {item.name}
          </h1>
          <p className="num pt-1 text-ink-2">{localizeFor(item)(purchaseText(item, assessed))}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {item.dealId === null ? null : (
            <LinkButton to="/deals/$dealId" params={{ dealId: item.dealId }}>
              View deal
            </LinkButton>
          )}
          <Editable>
            <Button onClick={() => setOpen('sale')} data-testid="edit-sale">
              {item.sale === null ? 'Record a sale' : 'Edit sale'}
            </Button>
            <Button onClick={() => setOpen('facts')} data-testid="edit-holding">
              Edit
            </Button>
          </Editable>
        </div>
      </div>
      {item.note === '' ? null : <p className="max-w-prose text-[15px] whitespace-pre-line text-ink-2">{item.note}</p>}
      {open === null ? null : (
        <RecordSheet
          title={open === 'facts' ? 'Property details' : 'Sale'}
          fields={open === 'facts' ? holdingFieldsIn(countryOfHolding(item)) : saleFields}
          record={item}
          currency={item.currency}
          onClose={close}
          onSave={(after) => take([{ id, before: item, after }], `${after.name} updated`)}
          onRemove={open === 'facts' ? () => void remove() : undefined}
        />
      )}
    </header>
  );
}

/** How the property was bought and is valued: "Bought on 1 January 2024 for £200,000. Worth £240,000 (agent’s valuation, 1 March 2026)." */
function purchaseText({ purchase, sale, currency }: Item<'holdings'>['item'], assessed: AssessedHolding | null): string {
  const bought = `Bought on ${formatDay(purchase.date)} for ${formatMoney(purchase.price, currency)}.`;
  if (sale !== null) return `${bought} Sold on ${formatDay(sale.date)} for ${formatMoney(sale.price, currency)}.`;
  if (assessed === null || assessed.valuation.kind === 'price') return `${bought} Not revalued since.`;
  const { value, date, kind } = assessed.valuation;
  return `${bought} Worth ${formatMoney(value, currency)} (${valuationLabels[kind].toLowerCase()}, ${formatDay(date)}).`;
}

function Figures({ holding, assessed }: { readonly holding: Item<'holdings'>; readonly assessed: AssessedHolding }) {
  const { figures, course, doubts, state } = assessed;
  const cover = lenderCover(countryOfHolding(holding.item));
  return (
    <section aria-label="Figures" className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-2 border border-line bg-card p-4 shadow-1 sm:p-6">
      {doubts.map((doubt) => (
        <p key={doubt} className="text-sm font-medium text-fair">
          <span aria-hidden="true">⚠ </span>
          {doubt}
        </p>
      ))}
      {state === 'held' ? (
        <>
          <StatRow>
            <FigureStat figure={figures.equity} size="large" />
            <FigureStat figure={figures.loanToValue} />
            <FigureStat figure={figures.cashFlow} />
            <FigureStat figure={figures.return} />
          </StatRow>
          <div className="border-t border-line pt-4">
            <StatRow>
              <FigureStat figure={figures.netYieldOnCost} />
              <FigureStat figure={figures.netYieldOnValue} />
              <FigureStat figure={figures.coverAtPayRate} />
              <FigureStat figure={figures[cover]} />
            </StatRow>
          </div>
        </>
      ) : (
        <StatRow>
          <FigureStat figure={figures.return} size="large" />
        </StatRow>
      )}
      {state === 'held' && holding.item.dealId !== null ? (
        <DealComparisonPanel dealId={holding.item.dealId} holding={holding.item} />
      ) : null}
      {course.length < 3 ? null : (
        <ValueHistoryChart heading="h3" title="Value and debt" course={course} currency={holding.item.currency} />
      )}
      {state === 'held' ? (
        <Disclosure title="All figures">
          <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
            {more
              .filter((id) => id !== cover)
              .map((id) => (
                <FigureStat key={id} figure={figures[id]} />
              ))}
          </dl>
        </Disclosure>
      ) : null}
    </section>
  );
}

const more = [
  'value',
  'debt',
  'rent',
  'rentReceived',
  'runningCosts',
  'netOperatingIncome',
  'payments',
  'debtServiceCover',
  'grossYieldOnValue',
  'grossYieldOnCost',
  'cost',
] as const;
