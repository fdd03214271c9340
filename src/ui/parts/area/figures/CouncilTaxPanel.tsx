import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { PlaceRef } from '../../../../core/area/book/place.ts';
import { councilTaxOf } from '../../../../core/area/describe/councilTax.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';

interface CouncilTaxPanelProps {
  readonly book: AreaBook;
  readonly place: PlaceRef;
  /** The property's band, which is highlighted. */
  readonly own?: string | null;
}

/** Annual council tax by band, with the share of homes in each. */
export function CouncilTaxPanel({ book, place, own = null }: CouncilTaxPanelProps) {
  const tax = councilTaxOf(book, place);
  if (tax === null) return null;
  const { bandD, bands } = tax;
  const counted = bands.some(({ homes }) => homes !== null);
  const publishers = [...new Set(bandD.sources.map(({ publisher }) => publisher))].join(', ');
  return (
    <Panel title="Council tax by band" aside={`${bandD.ofName}, ${bandD.measure.period}`}>
      <div data-testid="council-tax">
        <DataTable
          caption="Council tax by band"
          columns={[
            { label: 'Band' },
            { label: 'Annual', align: 'right' },
            ...(counted ? [{ label: 'Share of homes', align: 'right' as const }] : []),
          ]}
          rows={bands.map(({ band, amount, homes }) => [
            band === own ? `${band} (this property)` : band,
            pounds(amount),
            ...(counted ? [homes === null ? '–' : `${homes.toFixed(1)}%`] : []),
          ])}
        />
      </div>
      <p className="text-[13px] text-ink-3">{`Band D as published. Other bands use the statutory ratios. Full charge before discounts, averaged over the council’s parishes. ${publishers}.`}</p>
    </Panel>
  );
}

const pounds = (amount: number): string => `£${Math.round(amount).toLocaleString('en-GB')}`;
