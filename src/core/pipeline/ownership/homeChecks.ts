import { formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import type { StrategyCheck } from '../../engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../kernel/money.ts';
import { lettingsReliefRule, rentARoomMethodsRule } from '../../market/uk/landlord/lodgers/lodgerRules.ts';
import type { LodgerMethod, LodgersTaxed, OwnershipOutcome } from '../../market/landlordRules.ts';
import { ownerLabels, roomsText } from './explainHome.ts';
import type { SharedRooms } from './lodgersHome.ts';
import type { RuleRef } from '../../market/ruleRef.ts';

interface TaxedHome {
  readonly taxed: OwnershipOutcome;
  readonly rooms: SharedRooms;
  readonly currency: Currency;
}

/** The checks. Those on lodgers' rent and on the sale are reworded to say how each is taxed for these owners. */
export function homeChecks(checks: readonly StrategyCheck[], home: TaxedHome): readonly StrategyCheck[] {
  return checks.map((check) => {
    if (check.id === 'rent-a-room' || check.id === 'rent-a-room-above') return rentCheck(check, home);
    return check.id === 'residence-relief-lodgers' ? saleCheck(check, home) : check;
  });
}

function rentCheck(check: StrategyCheck, { taxed, rooms, currency }: TaxedHome): StrategyCheck {
  const lodgers = taxed.years[0]?.lodgers ?? [];
  const [first] = lodgers;
  if (first === undefined) return check;
  const limit = `${formatMoney(first.limit, currency)} a year${lodgers.length > 1 ? ' for each of you' : ''}`;
  const rule = sourceOf(rentARoomMethodsRule);
  if (lodgers.every(({ method }) => method === 'exempt'))
    return { ...check, words: `Lodgers’ rent is within the Rent a Room limit of ${limit}, so it is free of income tax in year one.`, rule };
  const words = [
    `Lodgers’ rent is above the Rent a Room limit of ${limit}, so you must file a tax return.`,
    ...methodSentences(lodgers),
    `The lodgers’ share of costs and interest is counted as ${roomsText(rooms)}.`,
  ];
  return { ...check, words: words.join(' '), rule };
}

/** One sentence if all owners are taxed alike, else one per owner. */
function methodSentences(lodgers: readonly LodgersTaxed[]): readonly string[] {
  const methods = [...new Set(lodgers.map(({ method }) => method))];
  const [only] = methods;
  if (methods.length === 1 && only !== undefined) return [sentence('Taxed', only)];
  return lodgers.map(({ method }, at) => sentence(ownerLabels(lodgers)[at] ?? '', method));
}

const sentence = (label: string, method: LodgerMethod): string => `${label} in the first year: ${methodWords[method]}.`;

const methodWords: Readonly<Record<LodgerMethod, string>> = {
  exempt: 'no tax, because the rent is within the limit',
  'above-limit': 'on the rent above the limit, with no deduction for costs (less tax than on the profit)',
  profit: 'on the rent less the lodgers’ share of the costs (no more tax than on the rent above the limit)',
};

function saleCheck(check: StrategyCheck, { taxed, rooms, currency }: TaxedHome): StrategyCheck {
  const words =
    'More than one lodger can restrict private residence relief on the sale. Here the relief excludes the lodgers’ part of the home ' +
    `(${roomsText(rooms)}), and lettings relief of up to £40,000 for each owner applies. Tax on the sale is ${formatMoney(taxed.saleTax, currency)}. ` +
    'Ask a tax adviser, because HM Revenue & Customs decides case by case.';
  return { ...check, words, rule: sourceOf(lettingsReliefRule) };
}

const sourceOf = ({ title, url, inForceFrom, checkedOn, confirmed }: RuleRef): StrategyCheck['rule'] => ({
  title,
  url,
  inForceFrom,
  checkedOn,
  confirmed: confirmed !== false,
});
