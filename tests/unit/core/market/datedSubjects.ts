import { checksOf } from '../../../../src/core/engine/strategies/checks.ts';
import { strategyIds } from '../../../../src/core/deal/strategies/strategyInput.ts';
import { regulationsOf } from '../../../../src/core/deal/strategies/regulations/regulations.ts';
import { ownersTaxValues } from '../../../../src/core/deal/tax/ownersTax.ts';
import type { LettingKind, TaxedHold } from '../../../../src/core/market/eu/landlordTax.ts';
import { lettingLaws } from '../../../../src/core/market/eu/registry/lettings.ts';
import { strategyBase } from '../../../../src/core/pipeline/evaluateStrategy.ts';
import { answersOf, countryIn, europeanJob, europeanMarkets, marketOfEach } from '../../../support/europeanDeals.ts';
import { addMonths, isoDate } from '../../../../src/core/kernel/calendar.ts';
import type { IsoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { rate } from '../../../../src/core/kernel/rate.ts';
import type { PurchaseTaxInput } from '../../../../src/core/market/eu/purchaseTaxRules.ts';

import { purchaseTaxRulesOf } from '../../../../src/core/market/eu/registry/purchaseTaxes.ts';
import { euCountries, regionOfMarket } from '../../../../src/core/market/markets.ts';
import { ated } from '../../../../src/core/market/uk/landlord/company/ated.ts';
import { capitalGainsTax } from '../../../../src/core/market/uk/landlord/capitalGainsTax.ts';
import { corporationTax } from '../../../../src/core/market/uk/landlord/company/corporationTax.ts';
import { landlordRulesOf } from '../../../../src/core/market/uk/landlord/landlordRegistry.ts';
import { personalTradingTax } from '../../../../src/core/market/uk/landlord/trade/tradingProfit.ts';
import { marketIds } from '../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../src/core/market/registry.ts';
import { placeNames } from '../../../../src/core/market/rules.ts';
import type { Place, TransferTaxInput } from '../../../../src/core/market/rules.ts';
import type { RuleRef } from '../../../../src/core/market/ruleRef.ts';

/** A rule's answer on a day: its amounts joined as text, and the laws it names. */
export interface DatedAnswer {
  readonly figures: string;
  readonly rules: readonly RuleRef[];
}

/** A question to which the rule registries have an answer for any day. */
export interface DatedSubject {
  readonly name: string;
  readonly answerOn: (day: IsoDate) => DatedAnswer;
}

/** A tax on a price: one kind of purchase in one place or region. */
export interface PricedSubject extends DatedSubject {
  /** In minor units; null if the rules refuse the case. */
  readonly taxAt: (price: number, day: IsoDate) => number | null;
}

const places = Object.keys(placeNames) as readonly Place[];
const countries = euCountries;

const ukKinds: readonly Partial<TransferTaxInput>[] = [
  {},
  { linked: { price: fromMajor(150_000) } },
  { dwellings: 3 },
  { dwellings: 7 },
  { use: 'non-residential' },
];

/** Every place in the UK with every buyer, resident or not, and each kind of purchase. */
export const ukPurchases: readonly PricedSubject[] = places.flatMap((place) =>
  (['first-time', 'main-home', 'additional', 'company'] as const).flatMap((buyer) =>
    [true, false].flatMap((ukResident) =>
      ukKinds.map((kind): PricedSubject => {
        const ask = (price: number, on: IsoDate) =>
          rulesOf(marketIds[place]).transferTax({ ...kind, buyer, ukResident, price: minor(price), contractDate: on, completionDate: on });
        return {
          name: `${place}, ${buyer}${ukResident ? '' : ', non-resident'} ${JSON.stringify(kind)}`,
          answerOn: (day) => {
            const { total, rules } = ask(32_000_000, day);
            return { figures: total.toString(), rules };
          },
          taxAt: (price, day) => ask(price, day).total,
        };
      }),
    ),
  ),
);

const euKinds: readonly Pick<PurchaseTaxInput, 'buyer' | 'use' | 'newBuild'>[] = (['individual', 'first-time', 'company'] as const).flatMap(
  (buyer) =>
    (['own-home', 'second-home', 'letting', 'non-residential'] as const).flatMap((use) =>
      [false, true].map((newBuild) => ({ buyer, use, newBuild })),
    ),
);

/** Every European country and region with every buyer and use, for resale and new homes. */
export const euPurchases: readonly PricedSubject[] = countries.flatMap((country) => {
  const { regions, purchaseTax } = purchaseTaxRulesOf(country);
  const ids = regions.length === 0 ? [null] : regions.map(({ id }) => id);
  return ids.flatMap((region) =>
    euKinds.map((kind): PricedSubject => {
      const ask = (price: number, on: IsoDate) =>
        purchaseTax({ ...kind, region, price: minor(price), contractDate: on, completionDate: on });
      return {
        name: `${country}${region === null ? '' : ` ${region}`} ${JSON.stringify(kind)}`,
        answerOn: (day) => {
          const result = ask(32_000_000, day);
          return result.ok
            ? { figures: [result.value.total, result.value.vat].join(), rules: result.value.rules }
            : { figures: '', rules: [] };
        },
        taxAt: (price, day) => {
          const result = ask(price, day);
          return result.ok ? result.value.total : null;
        },
      };
    }),
  );
});

const owner = { share: rate(1), otherIncome: fromMajor(60_000), otherDividends: fromMajor(5000) };

/** The taxes on landlords and traders, for a resident of each place. */
export const landlordTaxes: readonly DatedSubject[] = places.flatMap((place): readonly DatedSubject[] => {
  const rules = landlordRulesOf(place);
  const year = { rent: fromMajor(40_000), costs: fromMajor(5000), financeCosts: fromMajor(8000), principalRepaid: minor(0) };
  return [
    {
      name: `${place}: letting by an individual`,
      answerOn: (on) => {
        const carried = { losses: minor(0), financeCosts: minor(0) };
        const [answer] = rules.personalYear({ year: { ...year, on }, owners: [{ owner, carried }] });
        return { figures: [answer?.tax, answer?.credit].join(), rules: answer?.rules ?? [] };
      },
    },
    {
      name: `${place}: letting by a company`,
      answerOn: (on) => {
        const settings = {
          associatedCompanies: 0,
          closeInvestmentHolding: false,
          runningCosts: minor(0),
          payOut: rate(1),
          dwelling: { value: fromMajor(600_000), relief: null },
        };
        const carried = { losses: minor(0), ownersLoan: minor(0), reserves: minor(0), cash: minor(0) };
        const answer = rules.companyYear({ year: { ...year, on }, settings, owners: [owner], carried });
        return { figures: [answer.companyTax, answer.ated, answer.dividendTax].join(), rules: answer.rules };
      },
    },
    {
      name: `${place}: trading by an individual`,
      answerOn: (on) => {
        const { incomeTax, class4, rules: named } = personalTradingTax(place, { on, profit: fromMajor(60_000) }, owner);
        return { figures: [incomeTax, class4].join(), rules: named };
      },
    },
  ];
});

/** Taxes that are the same wherever the taxpayer lives. */
export const nationalTaxes: readonly DatedSubject[] = [
  {
    name: 'capital gains tax',
    answerOn: (on) => {
      const { tax, rules } = capitalGainsTax({ on, gain: fromMajor(100_000), income: fromMajor(30_000) });
      return { figures: tax.toString(), rules };
    },
  },
  {
    name: 'corporation tax',
    answerOn: (on) => {
      const asked = { on, profits: fromMajor(100_000), associatedCompanies: 0, closeInvestmentHolding: false };
      const { tax, rules } = corporationTax(asked);
      return { figures: tax.toString(), rules };
    },
  },
  {
    name: 'annual tax on enveloped dwellings',
    answerOn: (on) => {
      const { charge, rules } = ated(on, { value: fromMajor(3_000_000), relief: null });
      return { figures: charge.toString(), rules };
    },
  },
];

/** A flat bought for 200,000 and let for 12,000 in the year that ends on the day, with interest. It is kept, or sold on that day. */
function lettingOn(on: IsoDate, letting: LettingKind, { region, settings, isSold }: Let): TaxedHold<unknown> {
  const year = {
    on,
    rent: fromMajor(12_000),
    costs: fromMajor(2_000),
    financeCosts: fromMajor(3_000),
    principalRepaid: minor(0),
    propertyTax: fromMajor(500),
    value: fromMajor(200_000),
    valueAtEnd: fromMajor(204_000),
    debt: minor(0),
  };
  const sale = { on, proceeds: fromMajor(260_000), sellingCosts: fromMajor(8_000), baseCost: fromMajor(210_000), loan: minor(0) };
  return {
    letting,
    region,
    owners: [{ share: rate(1), otherIncome: fromMajor(40_000) }],
    boughtOn: addMonths(on, -12),
    price: fromMajor(200_000),
    buyingCosts: fromMajor(10_000),
    works: minor(0),
    furniture: minor(0),
    years: [year],
    sale: isSold ? sale : null,
    settings,
  };
}

interface Let {
  readonly region: string | null;
  readonly settings: unknown;
  readonly isSold: boolean;
}

/** Each country's income tax on every kind of letting it covers, with the answers its owners must give. */
export const euLettings: readonly DatedSubject[] = marketOfEach.flatMap((market) => {
  const country = countryIn(market);
  const law = lettingLaws[country];
  return (law?.taxed ?? []).flatMap((letting) =>
    [false, true].map((isSold): DatedSubject => {
      const answers = answersOf(country, letting === 'stays' ? 'serviced-accommodation' : 'buy-to-let');
      const settings = ownersTaxValues(country, answers);
      return {
        name: `${country}: ${letting} ${isSold ? 'let and sold' : 'let'}`,
        answerOn: (day) => {
          const answer = law?.tax(lettingOn(day, letting, { region: regionOfMarket(market), settings, isSold }));
          if (answer?.ok !== true) return { figures: '', rules: [] };
          const { years, saleTax, rules } = answer.value;
          return { figures: [...years.map(({ tax }) => tax), saleTax].join(), rules };
        },
      };
    }),
  );
});

/** One market per country, plus every market with its own rules. */
const marketsOfChecks = europeanMarkets.filter(
  (market) => marketOfEach.includes(market) || regulationsOf(market).some((regulation) => regulation.places.includes(market)),
);

/** The European letting checks that are shown for each strategy and in force on the day. */
export const euChecks: readonly DatedSubject[] = marketsOfChecks.flatMap((market) =>
  strategyIds.map((strategy): DatedSubject => {
    const base = strategyBase({ job: europeanJob({ market, strategy }), strategy, yours: {} });
    if (!base.ok) throw new Error(base.error.message);
    const { context } = base.value;
    return {
      name: `${market}: checks for ${strategy}`,
      answerOn: (on) => {
        const checks = checksOf({ strategy, facts: {}, warnings: [], context: { ...context, on } });
        return {
          figures: checks.map(({ words }) => words).join(' '),
          rules: checks.flatMap(({ id, rule }) => (rule === null || rule.inForceFrom > on ? [] : [{ ...rule, id }])),
        };
      },
    };
  }),
);

/** The first and last day searched: before our oldest rule and after the last known future one. */
export const walk = { from: isoDate('2011-06-01'), to: isoDate('2029-06-01') } as const;
