import type { CouncilTax } from '../../../../core/area/describe/councilTax.ts';

interface CouncilTaxRowProps {
  readonly tax: CouncilTax;
  /** The property's band; null falls back to Band D. */
  readonly own: string | null;
}

/** The tenant's annual council tax, as one line for the landlord, who does not pay it. */
export function CouncilTaxRow({ tax: { bandD, bands }, own }: CouncilTaxRowProps) {
  const shown = bands.find(({ band }) => band === own) ?? bands.find(({ band }) => band === 'D');
  if (shown === undefined) return null;
  const publishers = [...new Set(bandD.sources.map(({ publisher }) => publisher))].join(', ');
  return (
    <div
      data-testid="council-tax"
      className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 border-t border-line py-2.5 first:border-0"
    >
      <dt className="min-w-0 leading-tight">
        <span className="text-[15px]">{`Council tax, band ${shown.band}`}</span>
        <span className="block pt-0.5 text-[12px] leading-snug text-ink-3">
          {`${bandD.ofName} · ${bandD.measure.period} · ${publishers} · paid by your tenant`}
          {own === shown.band ? '' : ' · this property’s band is unknown'}
        </span>
      </dt>
      <dd className="num text-right text-[17px] leading-tight font-semibold tracking-tight">
        {`£${Math.round(shown.amount).toLocaleString('en-GB')}`}
        <span className="text-[12px] font-normal tracking-normal text-ink-3"> a year</span>
      </dd>
    </div>
  );
}
