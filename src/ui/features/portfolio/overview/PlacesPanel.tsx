import { useState } from 'react';
import type { CurrencyPart } from '../../../../core/portfolio/assessPortfolio.ts';
import type { GroupBy } from '../../../../core/portfolio/placeGroups.ts';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { countryName } from '../forms/countryNames.ts';

const ways = [
  { value: 'outcode', label: 'Postcode district' },
  { value: 'authority', label: 'Local authority' },
  { value: 'country', label: 'Country' },
] as const satisfies readonly { readonly value: GroupBy; readonly label: string }[];

const columns = [
  { id: 'value', label: 'Value' },
  { id: 'equity', label: 'Equity' },
  { id: 'loanToValue', label: 'LTV' },
  { id: 'netYieldOnValue', label: 'Net yield on value' },
  { id: 'cashFlow', label: 'Annual cash flow' },
  { id: 'return', label: 'Annual return' },
] as const;

/** The figures by location. Renders nothing for a single property. */
export function PlacesPanel({ part, alone }: { readonly part: CurrencyPart; readonly alone: boolean }) {
  const [by, setBy] = useState<GroupBy>('outcode');
  if (part.count < 2) return null;
  const title = alone ? 'By location' : `By location, ${part.currency}`;
  return (
    <Panel title={title}>
      <Segmented label={`Group ${title.toLowerCase()}`} options={ways} value={by} onChange={setBy} />
      <DataTable
        caption={title}
        columns={[
          { label: 'Location' },
          { label: 'Properties', align: 'right' },
          ...columns.map(({ label }) => ({ label, align: 'right' as const })),
        ]}
        rows={part.places[by].map(({ name, count, figures }) => [
          name === '' ? 'Not stated' : by === 'country' ? countryName(name) : name,
          count,
          ...columns.map(({ id }) => figures[id].text),
        ])}
      />
    </Panel>
  );
}
