import { moneyRow } from '../../../deal/strategies/inputRow.ts';
import { flipSaleRows } from './flipSaleRows.ts';
import type { Currency } from '../../../kernel/money.ts';
import { zeroRate } from '../../../kernel/rate.ts';
import { ruleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import { zeroMoney } from '../../../kernel/money.ts';
import type { RuleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import { askingPriceRow, buyingRows, homeBuyerRow, lettingBuyerRow } from './buyingRows.ts';
import type { EuropeanDefaults } from './europeanDefaults.ts';
import type { EuropeanInputs } from './europeanInputs.ts';
import { homeRows } from './homeRows.ts';
import { leaseRows, setUpRows } from './leaseRows.ts';
import { homeLoanRows, mortgageRows, purchaseLoanRows, refinanceRows } from './loanRows.ts';
import { ownershipRows } from './ownershipRows.ts';
import { projectRows } from './projectRows.ts';
import { growthRows, tenancyRows, wholeHomeRows } from './rentRows.ts';
import { roomRows } from './roomRows.ts';
import { chosen, known } from './sources.ts';
import { stayRows } from './stayRows.ts';
import type { MarketCatalogues } from '../../../deal/strategies/inputsById.ts';

/** A country's input catalogue for each strategy: rows are shared across Europe, defaults are the country's. */
export function europeanCatalogue({ defaults }: Pick<EuropeanInputs, 'defaults'>, currency: Currency): MarketCatalogues {
  const rows = sharedRows(defaults, ruleOfThumbAmounts(currency));
  const { bought, projected, financed, wholeHome, tenancy, ownership, growing, furniture, amounts } = rows;
  const { furnished, growth, loan } = defaults;
  const { askingPrice: _asking, ...sold } = projected;
  return {
    'buy-to-let': { ...bought, ...financed, ...wholeHome, ...tenancy, ...ownership, ...growing },
    brrrr: {
      ...projected,
      ...refinanceRows(loan, amounts),
      ...mortgageRows(loan),
      ...wholeHome,
      ...tenancy,
      ...ownership,
      ...growing,
    },
    flip: { ...sold, ...flipSaleRows(growth, amounts) },
    hmo: { ...bought, furnishing: furniture, ...financed, ...rows.rooms, ...rows.roomTenancy, ...ownership, ...growing },
    'serviced-accommodation': { ...bought, furnishing: furniture, ...financed, ...stayRows(amounts, furnished), ...ownership, ...growing },
    'rent-to-rent': leasedHome(rows),
    'house-hack': ownHome(rows, defaults),
  };
}

type SharedRows = ReturnType<typeof sharedRows>;

/** The rows shared by several strategies. */
function sharedRows({ loan, rent, costs, growth, furnished }: EuropeanDefaults, amounts: RuleOfThumbAmounts) {
  const { purchasePrice, ...buying } = buyingRows(amounts);
  const { purchasePrice: paid, ...project } = projectRows(amounts);
  const askingPrice = askingPriceRow(amounts);
  const tenancy = tenancyRows(rent);
  return {
    amounts,
    bought: { purchasePrice, askingPrice, buyer: lettingBuyerRow, ...buying },
    projected: { purchasePrice: paid, askingPrice, buyer: lettingBuyerRow, ...project },
    financed: { ...purchaseLoanRows(loan), ...mortgageRows(loan) },
    wholeHome: wholeHomeRows(rent, amounts),
    tenancy,
    rooms: roomRows(amounts, furnished.billsPerMonth),
    roomTenancy: {
      ...tenancy,
      tenancyYears: { ...tenancy.tenancyYears, fallback: known(1, 'a room changes hands about once a year') },
    },
    ownership: ownershipRows(costs, amounts),
    growing: growthRows(growth),
    furniture: moneyRow('Purchase', 'Furniture', {
      usual: amounts.range(0, 60_000),
      help: 'Beds, kitchen and other things tenants or guests expect.',
      fallback: furnished.furnishing,
    }),
  };
}

/** The input rows for a home leased from its owner and let by the room. */
const leasedHome = ({ amounts, furniture, rooms, roomTenancy, ownership, growing }: SharedRows): MarketCatalogues['rent-to-rent'] => ({
  ...leaseRows(amounts),
  ...setUpRows(amounts),
  furnishing: { ...furniture, group: 'Lease' },
  ...rooms,
  ...roomTenancy,
  management: { ...roomTenancy.management, fallback: chosen(zeroRate, 'you manage it yourself') },
  tenantFind: { ...roomTenancy.tenantFind, fallback: chosen(zeroRate, 'you find the tenants yourself') },
  maintenancePerYear: moneyRow('Running costs', 'Maintenance', {
    usual: amounts.range(100, 4000),
    per: 'year',
    help: 'Maintenance that the lease makes your responsibility.',
    fallback: known(amounts.about(600), 'small repairs in a shared home'),
  }),
  insurancePerYear: moneyRow('Running costs', 'Insurance', {
    usual: amounts.range(80, 2000),
    per: 'year',
    help: 'Liability and your furniture. Tell the insurer that you sublet. The owner insures the building.',
    fallback: known(amounts.about(250), 'liability and contents when subletting'),
  }),
  otherCostsPerYear: ownership.otherCostsPerYear,
  rentGrowth: growing.rentGrowth,
  costGrowth: growing.costGrowth,
});

/** The input rows for an owner-occupied home with rooms let to lodgers. */
function ownHome({ amounts, bought, ownership, growing }: SharedRows, { loan }: EuropeanDefaults): MarketCatalogues['house-hack'] {
  const { capitalReserve: _reserve, insurancePerYear: _insurance, ...ofHome } = ownership;
  return {
    ...bought,
    buyer: homeBuyerRow,
    furnishing: moneyRow('Purchase', 'Furniture for the lodgers’ rooms', {
      usual: amounts.range(0, 6000),
      help: 'A bed, a desk and a wardrobe per room.',
      fallback: known(amounts.about(600), 'one room'),
    }),
    ...homeLoanRows(loan),
    ...homeRows(amounts),
    ...ofHome,
    ...growing,
    rentGrowth: { ...growing.rentGrowth, help: 'Applies to the rent you receive and to your alternative housing cost.' },
    holdYears: { ...growing.holdYears, label: 'Years you live there', help: 'You live there throughout, then sell.' },
    otherCostsPerYear: { ...ofHome.otherCostsPerYear, fallback: chosen(zeroMoney, 'none until you enter them') },
  };
}
