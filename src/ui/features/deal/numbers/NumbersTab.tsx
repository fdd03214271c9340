import { lazy, Suspense, type ReactNode } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import { strategyInputs } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { ProvenanceMark } from '../../../components/figure/ProvenanceMark.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { CountryChoice } from '../../../parts/inputs/CountryChoice.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { dealSections, type NumbersSection } from '../../../parts/address/dealTabs.ts';
import { Sections } from '../tabs/Sections.tsx';
import { CostsSection } from './CostsSection.tsx';
import { IncomeSection } from './IncomeSection.tsx';
import { groupsOf } from '../../../parts/address/inputSections.ts';
import { Editable } from '../../../parts/teams/Editable.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

const FinanceSection = lazy(async () => ({ default: (await import('./FinanceSection.tsx')).FinanceSection }));
const TaxTab = lazy(async () => ({ default: (await import('../tax/TaxTab.tsx')).TaxTab }));
const YearsSection = lazy(async () => ({ default: (await import('./YearsSection.tsx')).YearsSection }));

interface NumbersTabProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
  readonly outcome: Outcome;
  readonly asked: string | null;
  readonly onAsk: (section: NumbersSection) => void;
}

/** Every input next to its results: income, costs, finance, tax and years. Leaves out sections that the strategy or market lacks. */
export function NumbersTab({ live, deal, outcome, asked, onAsk }: NumbersTabProps) {
  const shown = sectionsOf(live, outcome);
  const content: Readonly<Record<NumbersSection, ReactNode>> = {
    income: <IncomeSection live={live} outcome={outcome} />,
    costs: <CostsSection live={live} outcome={outcome} />,
    finance: <FinanceSection live={live} outcome={outcome} />,
    tax: <TaxTab live={live} />,
    years: <YearsSection live={live} deal={deal} outcome={outcome} />,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Marks />
      {countryOfMarket(live.market) !== 'GB' || deal.country !== undefined ? (
        <div className="max-w-xl print:hidden">
          <Panel title="Location">
            <Editable>
              <CountryChoice deal={deal} live={live} />
            </Editable>
          </Panel>
        </div>
      ) : null}
      <Sections
        label="Numbers sections"
        asked={asked}
        onAsk={onAsk}
        sections={dealSections.numbers
          .filter(({ key }) => shown.includes(key))
          .map((section) => ({
            ...section,
            content: <Suspense fallback={<Spinner label="Opening…" />}>{content[section.key]}</Suspense>,
          }))}
      />
    </div>
  );
}

/** The sections that have inputs for the strategy. Only a UK letting has the tax comparison by ownership. */
function sectionsOf(live: LiveDeal, { form }: Outcome): readonly NumbersSection[] {
  const entries = strategyInputs(live.strategy.id, live.market);
  return dealSections.numbers
    .map(({ key }) => key)
    .filter((key) => (key === 'tax' ? form === 'letting' : groupsOf(key, entries).length > 0));
}

/** The legend for the provenance marks. */
const Marks = () => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
    <ProvenanceMark mark="listing" />
    <ProvenanceMark mark="estimate" />
    <ProvenanceMark mark="default" />
    <ProvenanceMark mark="profile" />
    <ProvenanceMark mark="yours" />
  </div>
);
