import { americanTaxInputs } from '../../deal/tax/americanTax.ts';
import { taxInputsOf } from '../../deal/tax/resolveTaxInputs.ts';
import { ownershipOf } from '../../deal/ownership.ts';
import type { HouseHackInputs } from '../../deal/strategies/inputs/houseHackInputs.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { StrategyMeasures } from '../../engine/strategies/strategyAnalysis.ts';
import { addMonths } from '../../kernel/calendar.ts';
import { countryOfMarket, isEuCountry, stateOfMarket, type UsState } from '../../market/markets.ts';
import type { EuCountry } from '../../market/eu/registry/countries.ts';
import { minor, zeroMoney } from '../../kernel/money.ts';
import { rate, zeroRate } from '../../kernel/rate.ts';
import { landlordRulesOf } from '../../market/uk/landlord/landlordRegistry.ts';
import type { OwnedYears, OwnershipOutcome, OwnerTaxRules } from '../../market/landlordRules.ts';
import { ownerTaxRules } from '../../market/us/tax/americanOwner.ts';
import { unmodelledChoices } from '../../market/us/tax/unmodelledChoices.ts';
import { companySettings, ownersOf, taxInputsOfJob } from '../afterTax.ts';
import { knownMarket, nationOfJob } from '../marketOfJob.ts';
import type { EvaluationJob } from '../outcome.ts';
import { europeanLaw } from './europeanLaw.ts';
import { lodgersHome } from './lodgersHome.ts';
import { americanOpeningCosts, britishOpeningCosts, europeanOpeningCosts, type OpeningCosts } from './openingCosts.ts';
import type { StrategyHold } from './strategyHold.ts';

/** An owner's tax law, and the years, owners and company in the form it needs. */
export interface OwnersLaw {
  readonly law: OwnerTaxRules;
  readonly owned: OwnedYears;
}

/** An owner's tax law, applicable to any hold. */
export interface OwnersLawOf {
  readonly opening: OpeningCosts;
  readonly of: (hold: StrategyHold, values: Values) => OwnersLaw;
  /** Why the law does not cover a hold, as a sentence, or null if it does. The function itself is null for a law that always applies. */
  readonly refusal: ((hold: StrategyHold, values: Values) => string | null) | null;
  /** Notes on the years, if nothing else shows them. */
  readonly says: (taxed: OwnershipOutcome, analysis: Pick<StrategyMeasures, 'oneOffCosts'>) => readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** The tax law that applies to a job's owner: within the UK that of the owner's residence, elsewhere that of the property's country. */
export function ownersLaw(job: EvaluationJob, strategy: StrategyId): OwnersLawOf {
  const { market } = knownMarket(job);
  const country = countryOfMarket(market);
  if (isEuCountry(country)) return european(job, country);
  const state = stateOfMarket(market);
  if (state === null) return { opening: britishOpeningCosts, of: british(job, strategy), refusal: null, says: () => [] };
  return { opening: americanOpeningCosts, of: american(job, state), refusal: null, says: americanNotes };
}

/** The law's input already contains the ownership shares. */
const european = (job: EvaluationJob, country: EuCountry): OwnersLawOf => ({
  opening: europeanOpeningCosts,
  of: (hold, values) => ({
    law: europeanLaw(job, country, { hold, values }),
    owned: { years: hold.years, owners: [household], ownersLoan: zeroMoney, company: noCompany },
  }),
  refusal: (hold, values) => europeanLaw(job, country, { hold, values }).refusal()?.message ?? null,
  says: ({ notes }) => notes,
});

/** An owner-occupied home is taxed under the law of the place it is in. A company's borrowing rate is irrelevant here. */
function british(job: EvaluationJob, strategy: StrategyId): OwnersLawOf['of'] {
  const inputs = taxInputsOf(taxInputsOfJob(job, { mortgageRate: zeroRate }));
  const owners = ownersOf(inputs);
  const law = landlordRulesOf(strategy === 'house-hack' ? nationOfJob(job) : inputs.residence);
  return ({ years, cashIn }, values) => {
    const { purchasePrice: price } = values;
    return {
      law,
      owned: {
        years,
        owners,
        ownersLoan: minor(Math.max(0, cashIn)),
        company: companySettings(inputs, typeof price === 'number' ? minor(price) : null),
        // The values belong to the analysed strategy, which TypeScript cannot infer.
        ...(strategy === 'house-hack' ? { home: lodgersHome(job, values as unknown as HouseHackInputs) } : {}),
      },
    };
  };
}

/** The law's notes, and its unmodelled parts: elective choices, and furniture if bought. */
const americanNotes: OwnersLawOf['says'] = ({ notes }, { oneOffCosts }) => [
  ...notes,
  ...(oneOffCosts.some(({ id, amount }) => id === 'furnishing' && amount > 0) ? [furnitureNote] : []),
  ...unmodelledChoices,
];

const furnitureNote =
  'The law allows you to write off furniture, usually in the first year, but we don’t. The tax shown is therefore slightly too high.';

/** A household by filing status; joint owners file together. Loan costs are amortised over the loan's term. */
function american(job: EvaluationJob, state: UsState): OwnersLawOf['of'] {
  const { filing, otherIncome, landShare, participation } = americanTaxInputs(job.profile.abroad?.US?.tax ?? {});
  const isJoint = ownershipOf(job).owner === 'joint';
  return ({ years, disposal, financed }, values) => {
    const averageStay = typeof values['averageStay'] === 'number' ? values['averageStay'] : null;
    const months = typeof values['projectMonths'] === 'number' ? values['projectMonths'] : 0;
    const law = ownerTaxRules({
      state,
      filing: isJoint ? 'joint' : filing,
      otherIncome,
      landShare,
      participation,
      averageStay,
      basis: disposal.baseCost,
      placedInService: addMonths(job.today, months),
      boughtOn: job.today,
      loanCosts: { amount: financed, months: 12 * (typeof values['mortgageYears'] === 'number' ? values['mortgageYears'] : 0) },
    });
    const heldYears = typeof values['holdYears'] === 'number' ? values['holdYears'] : years.length;
    return { law, owned: { years, heldYears, owners: [household], ownersLoan: zeroMoney, company: noCompany } };
  };
}

/** A US household's income is in its law; ownership shares do not affect the tax. */
const household = { share: rate(1), otherIncome: zeroMoney, otherDividends: zeroMoney } as const;

const noCompany: OwnedYears['company'] = {
  associatedCompanies: 0,
  closeInvestmentHolding: false,
  runningCosts: zeroMoney,
  payOut: rate(1),
};
