import { formatMoney, formatRate } from '../../../core/kernel/formatMoneyAndRates.ts';
import { listingCurrency } from '../../../core/deal/listingCurrency.ts';
import type { Deal } from '../../../core/deal/deal.ts';
import type { Minor } from '../../../core/kernel/money.ts';
import type { AgentFee } from '../../../core/listing/facts.ts';
import { countryOfMarket } from '../../../core/market/markets.ts';
import { marketShown } from '../../../core/deal/marketOfDeal.ts';
import { floorAreaIn } from '../../../core/report/reportTitle.ts';
import { Panel } from '../../components/panel/Panel.tsx';

/** The facts read from the listing, shown while inputs are still missing for an analysis. */
export function ListingFactsPanel({ deal }: { readonly deal: Deal }) {
  const lines = statements(deal);
  if (lines.length === 0) return null;
  return (
    <Panel title="Listing details">
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {lines.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function statements(deal: Deal): readonly (readonly [label: string, value: string])[] {
  const { facts } = deal;
  const { askingPrice, leaseYearsRemaining, floorAreaSqFt } = facts;
  const currency = listingCurrency(deal);
  const money = (amount: Minor | null) => (amount === null ? null : formatMoney(amount, currency));
  const period = askingPrice?.period ?? null;
  const all: readonly (readonly [string, string | null])[] = [
    [facts.transaction === 'rent' ? 'Rent' : 'Price', askingText(money(askingPrice?.amount ?? null), period, askingPrice?.onApplication)],
    ['Bedrooms', facts.bedrooms === null ? null : String(facts.bedrooms)],
    ['Rooms', facts.rooms === null ? null : String(facts.rooms)],
    ['Bathrooms', facts.bathrooms === null ? null : String(facts.bathrooms)],
    ['Type', facts.propertyType],
    ['Year built', facts.yearBuilt === null ? null : String(facts.yearBuilt)],
    [currency === 'USD' ? 'Units in the building' : 'Dwellings in the building', facts.units === null ? null : String(facts.units)],
    ['Tenure', facts.tenure?.replaceAll('-', ' ') ?? null],
    ['Lease remaining', leaseYearsRemaining === null ? null : `${leaseYearsRemaining} years`],
    [currency === 'USD' ? 'HOA dues' : 'Service charge', yearly(money(facts.serviceChargePerYear))],
    ['Rent including service charges', monthly(money(facts.rentWithChargesPerMonth))],
    ['Agent’s fee', feeText(facts.agentFee, money)],
    ['Ground rent', yearly(money(facts.groundRentPerYear))],
    ['Council tax band', facts.councilTaxBand],
    ['Property tax (seller’s bill)', yearly(money(facts.propertyTaxPerYear))],
    ['Energy rating', facts.epcBand],
    ['Floor area', floorAreaSqFt === null ? null : floorAreaIn(countryOfMarket(marketShown(deal)), floorAreaSqFt)],
    [currency === 'USD' ? 'ZIP code' : 'Postal code', facts.postalCode],
    ['Town', facts.town],
    [currency === 'USD' ? 'County' : 'County or region', facts.county],
  ];
  return all.filter((line): line is readonly [string, string] => line[1] !== null);
}

const monthly = (amount: string | null): string | null => (amount === null ? null : `${amount} a month`);

/** "Paid by the buyer, on top of the price: 3.57%", as far as the listing states it. */
function feeText(fee: AgentFee | null, money: (amount: Minor | null) => string | null): string | null {
  if (fee === null) return null;
  const { buyerPays, inPrice, share, amount } = fee;
  if (buyerPays === false) return 'Not paid by the buyer';
  const payer = buyerPays === null ? 'Payer not stated' : 'Paid by the buyer';
  const place = inPrice === null ? '' : inPrice ? ', included in the price' : ', on top of the price';
  const size = money(amount) ?? (share === null ? null : formatRate(share));
  return `${payer}${place}${size === null ? '' : `: ${size}`}`;
}

const yearly = (amount: string | null): string | null => (amount === null ? null : `${amount} a year`);

function askingText(amount: string | null, period: string | null, onApplication = false): string | null {
  if (amount === null) return onApplication ? 'On application' : null;
  return period === null ? amount : `${amount} a ${period}`;
}
