import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { MarketCountry } from '../../../core/market/markets.ts';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { useProfile } from '../../parts/liveDeal/useProfile.ts';
import { Explanations } from '../../parts/explanation/Explanations.tsx';
import { holdingFieldsIn } from './forms/fieldSpecs.ts';
import { RecordSheet } from './forms/RecordSheet.tsx';
import { HoldingView } from './holding/HoldingView.tsx';
import { NoHoldings } from './overview/NoHoldings.tsx';
import { Overview } from './overview/Overview.tsx';
import { PortfolioHead } from './overview/PortfolioHead.tsx';
import { newHolding } from './state/newHolding.ts';
import { parsePortfolioSearch, type PortfolioSearch } from '../../parts/address/portfolioSearch.ts';
import { useHoldingCommands } from '../../parts/portfolio/useHoldingCommands.ts';
import { usePortfolio, type PortfolioState } from '../../parts/portfolio/usePortfolio.ts';

/** `/portfolio`: the whole portfolio, or one property. */
export function PortfolioScreen() {
  const search = parsePortfolioSearch(useLocation({ select: (location) => location.search as Readonly<Record<string, unknown>> }));
  const state = usePortfolio(search.growth);
  const [adding, setAdding] = useState(false);
  const { profile } = useProfile();
  return (
    <>
      <PageTitle title="Portfolio" />
      {state.holdings === null ? (
        <Spinner label="Loading your properties…" />
      ) : (
        <Loaded state={state} search={search} onAdd={() => setAdding(true)} />
      )}
      {adding && profile !== null ? <AddHolding country={profile.country ?? 'GB'} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

interface LoadedProps {
  readonly state: PortfolioState;
  readonly search: PortfolioSearch;
  readonly onAdd: () => void;
}

function Loaded({ state, search, onAdd }: LoadedProps) {
  const holdings = state.holdings ?? [];
  const open = holdings.find(({ id }) => id === search.holding);
  if (search.holding !== undefined && open === undefined) return <Missing />;
  if (open !== undefined) {
    return (
      <Explanations outcome={null}>
        <HoldingView holding={open} state={state} />
      </Explanations>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PortfolioHead state={state} onAdd={onAdd} />
      {holdings.length === 0 ? (
        <NoHoldings onAdd={onAdd} />
      ) : (
        <Explanations outcome={null}>
          <Overview state={state} search={search} />
        </Explanations>
      )}
    </div>
  );
}

const Missing = () => (
  <>
    <h1 className="sr-only">Property not found</h1>
    <EmptyState title="This property is not on this device" action={<LinkButton to="/portfolio">Back to portfolio</LinkButton>}>
      It may belong to another account or have been removed.
    </EmptyState>
  </>
);

/** A form for a new property with its basic facts. Its page then opens, to add loans, tenancies and costs. */
function AddHolding({ country, onClose }: { readonly country: MarketCountry; readonly onClose: () => void }) {
  const { newId, now } = useClock();
  const take = useHoldingCommands();
  const navigate = useNavigate();
  const [record] = useState(() => newHolding(now(), country));
  return (
    <RecordSheet
      title="Add a property"
      fields={holdingFieldsIn(country)}
      record={record}
      isNew
      currency={record.currency}
      onClose={onClose}
      onSave={async (item) => {
        const id = newId();
        const saved = await take([{ id, before: null, after: item }], `${item.name} added`);
        if (saved) await navigate({ to: '/portfolio', search: { holding: id } });
        return saved;
      }}
    />
  );
}
