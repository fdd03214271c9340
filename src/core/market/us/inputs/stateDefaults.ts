import type { Fallback } from '../../../deal/strategies/strategyInput.ts';
import type { UsState } from '../../markets.ts';
import { minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { closingCostsWithoutTax } from '../closingCosts.ts';
import { landlordInsurance } from '../insurance.ts';
import { mortgageTaxOf } from '../mortgageTax.ts';
import { buyersPropertyTax, propertyTaxRate, propertyTaxRule } from '../propertyTax.ts';
import type { BuyersPropertyTax } from '../propertyTax.ts';
import { ofRule } from './sources.ts';

/** Defaults that differ by state. */
export interface StateDefaults {
  /** Share of the price. */
  readonly closingCosts: Fallback<Rate>;
  /** Share of the loan. */
  readonly mortgageTax: Fallback<Rate>;
  /** For a buyer who rents the home out. */
  readonly rentalTax: PropertyTaxDefaults;
  /** For an owner-occupier. */
  readonly homeTax: PropertyTaxDefaults;
  /** Yearly premiums for a landlord, for an owner who lives in the home, and for a short-term rental. */
  readonly landlordInsurance: Fallback<Minor>;
  readonly homeInsurance: Fallback<Minor>;
  readonly guestInsurance: Fallback<Minor>;
}

export interface PropertyTaxDefaults {
  /** Yearly tax as a share of the price. */
  readonly rate: Fallback<Rate>;
  readonly growth: Fallback<Rate>;
  /** Notes for a buyer in the state, in full sentences. */
  readonly notes: readonly string[];
}

/** A state's defaults, from its laws and published figures. No other function derives defaults from them. */
export function stateDefaults(state: UsState): StateDefaults {
  const costs = closingCostsWithoutTax(state);
  const loanTax = mortgageTaxOf(state);
  return {
    closingCosts: ofRule(costs.rate, costs.rule, { words: costs.words }),
    mortgageTax: ofRule(loanTax.rate, loanTax.rule, {
      words: [loanTax.words, ...loanTax.notes].join(' '),
      confirmed: loanTax.confirmed,
    }),
    rentalTax: rentalTax(buyersPropertyTax(state)),
    homeTax: homeTax(state),
    ...insurances(state),
  };
}

const growthId = 'us-property-tax-growth';

function rentalTax({ rate, growth, rules, notes, confirmed }: BuyersPropertyTax): PropertyTaxDefaults {
  const [rule = propertyTaxRule, ...others] = rules.filter(({ id }) => id !== growthId);
  const title = [rule, ...others].map((each) => each.title).join('; ');
  return {
    rate: ofRule(rate, { ...rule, title }, { confirmed }),
    growth: ofRule(growth, rules.find(({ id }) => id === growthId) ?? rule, {}),
    notes,
  };
}

/** States that tax a home on its last sale price regardless of occupancy, so that rentals and owner-occupiers pay the same rate. */
const taxedAtPrice: ReadonlySet<UsState> = new Set(['CA']);

/**
 * An owner-occupier's property tax, at the effective rate across all homes. A rental's rate would be too high in states where
 * owner-occupiers get a relief.
 */
function homeTax(state: UsState): PropertyTaxDefaults {
  const bought = rentalTax(buyersPropertyTax(state));
  return {
    ...bought,
    rate: taxedAtPrice.has(state) ? bought.rate : ofRule(propertyTaxRate(state), propertyTaxRule, {}),
    notes: ['Do not rely on the seller’s bill. Ask the assessor for the tax after a sale, and about the owner’s homestead exemption.'],
  };
}

/** A landlord's policy as a multiple of a homeowner's, and a short-term rental policy as a multiple of a landlord's. */
const landlordFactor = 1.25;
const guestFactor = 1.75;

const wholeDollars = (cents: number): Minor => minor(Math.round(cents / 100) * 100);

function insurances(state: UsState): Pick<StateDefaults, 'landlordInsurance' | 'homeInsurance' | 'guestInsurance'> {
  const { amount, rule, words } = landlordInsurance(state);
  return {
    landlordInsurance: ofRule(wholeDollars(amount), rule, { words }),
    homeInsurance: ofRule(wholeDollars(amount / landlordFactor), rule, {
      words:
        'The homeowner’s quote, without the 25% added for landlords. Your own policy, and flood and wind coverage, will cost a different amount, so get a quote.',
    }),
    guestInsurance: ofRule(wholeDollars(amount * guestFactor), rule, {
      words:
        'Policies for short-term rentals cost one and a half to two times as much as a landlord’s policy. We use 1.75 times. Get a quote.',
      confirmed: false,
    }),
  };
}
