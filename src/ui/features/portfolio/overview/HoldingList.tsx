import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { countryOfHolding } from '../../../../core/deal/holding/holding.ts';
import type { AssessedHolding, Portfolio } from '../../../../core/portfolio/assessPortfolio.ts';
import type { PortfolioFigureId } from '../../../../core/portfolio/figures.ts';
import type { Item } from '../../../../data/view/items.ts';
import { Badge } from '../../../components/figure/Badge.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { familyOfCountry, type CountryFamily } from '../../../parts/country/countryFamily.ts';
import { lenderCover } from '../state/lenderCover.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly assessed: AssessedHolding;
}

interface HoldingListProps {
  readonly holdings: readonly Item<'holdings'>[];
  readonly portfolio: Portfolio;
}

/** The properties with their figures: cards on a phone, else a table. Sold properties come last. */
export function HoldingList({ holdings, portfolio }: HoldingListProps) {
  const byId = new Map(portfolio.holdings.map((assessed) => [assessed.id, assessed]));
  const rows = holdings
    .flatMap(({ id, item }): readonly Row[] => {
      const assessed = byId.get(id);
      return assessed === undefined ? [] : [{ id, name: item.name, place: item.place.outcode ?? item.place.authority ?? '', assessed }];
    })
    .toSorted((one, other) => order[one.assessed.state] - order[other.assessed.state]);
  const shown = columnsOf(holdings);
  return (
    <Panel title="Properties" aside={`${holdings.length.toLocaleString('en-GB')} in total`}>
      <ul className="grid sm:hidden" data-testid="holding-cards">
        {rows.map((row) => (
          <Card key={row.id} row={row} />
        ))}
      </ul>
      <div className="hidden sm:block">
        <DataTable
          caption="Properties and their figures"
          columns={[{ label: 'Property' }, ...shown.map(({ label }) => ({ label, align: 'right' as const }))]}
          rows={rows.map((row) => [
            <Name key="name" row={row} />,
            ...shown.map(({ id }) => (row.assessed.state === 'held' || id === 'return' ? row.assessed.figures[id].text : '–')),
          ])}
        />
      </div>
    </Panel>
  );
}

const order = { held: 0, ahead: 1, sold: 2 } as const;

const columns: readonly { readonly id: PortfolioFigureId; readonly label: string }[] = [
  { id: 'value', label: 'Value' },
  { id: 'equity', label: 'Equity' },
  { id: 'loanToValue', label: 'LTV' },
  { id: 'cashFlow', label: 'Annual cash flow' },
  { id: 'netYieldOnCost', label: 'Net yield on cost' },
  { id: 'coverAtStress', label: 'Interest cover' },
  { id: 'return', label: 'Annual return' },
];

type OtherColumns = Readonly<Partial<Record<PortfolioFigureId, (typeof columns)[number]>>>;

const otherColumns: Readonly<Record<CountryFamily, OtherColumns>> = {
  british: {},
  american: {
    coverAtStress: { id: lenderCover('US'), label: 'DSCR' },
    netYieldOnCost: { id: 'netYieldOnCost', label: 'Cap rate on cost' },
  },
  european: { coverAtStress: { id: 'debtServiceCover', label: 'Debt service cover' } },
};

/** The columns. If all properties are in one country family, uses the cover ratio its lenders use. */
export function columnsOf(holdings: readonly Pick<Item<'holdings'>, 'item'>[]): typeof columns {
  const families = new Set(holdings.map(({ item }) => familyOfHolding(item)));
  const [family] = families;
  const others = families.size === 1 && family !== undefined && family !== null ? otherColumns[family] : {};
  return columns.map((column) => others[column.id] ?? column);
}

/** A holding's country family; null if its country or currency is not supported. */
function familyOfHolding(item: Item<'holdings'>['item']): CountryFamily | null {
  const country = countryOfHolding(item);
  return country === null ? null : familyOfCountry(country);
}

const stateWords = { held: null, ahead: 'Not bought yet', sold: 'Sold' } as const;

function Name({ row: { id, name, place, assessed }, className = '' }: { readonly row: Row; readonly className?: string }) {
  const state = stateWords[assessed.state];
  return (
    <span className="grid min-w-36 py-0.5">
      <Link
        to="/portfolio"
        search={{ holding: id }}
        data-testid="holding-link"
        className={`font-medium text-ink underline-offset-4 hover:underline ${className}`}
      >
        {name}
      </Link>
      <span className="text-[13px] text-ink-3">{[place, state].filter((words) => words !== null && words !== '').join(' · ')}</span>
    </span>
  );
}

function Card({ row }: { readonly row: Row }) {
  const { figures, state } = row.assessed;
  return (
    <li className="relative grid gap-2.5 border-t border-line py-3.5 first:border-0 first:pt-1">
      <div className="flex items-start justify-between gap-3">
        <Name row={row} className="after:absolute after:inset-0 after:rounded-1" />
        {state === 'held' ? <p className="num text-lg font-semibold">{figures.value.text}</p> : <Badge>{stateWords[state]}</Badge>}
      </div>
      {state === 'held' ? (
        <dl className="grid grid-cols-4 gap-2">
          <Small label="Equity">{figures.equity.text}</Small>
          <Small label="LTV">{figures.loanToValue.text}</Small>
          <Small label="Cash flow">{figures.cashFlow.text}</Small>
          <Small label="Return">{figures.return.text}</Small>
        </dl>
      ) : null}
    </li>
  );
}

const Small = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-[12px] text-ink-3">{label}</dt>
    <dd className="num truncate text-sm font-medium">{children}</dd>
  </div>
);
