import { err, ok } from '../../../../kernel/result.ts';
import type { LandlordTax, TaxedHold } from '../../landlordTax.ts';
import * as rules from './frenchRules.ts';
import { householdsOf } from './households.ts';
import { isFurnished, lettingYear, nothingCarried } from './lettingYear.ts';
import type { FrenchYear } from './lettingYear.ts';
import { refusalOf, yearOf } from './refusals.ts';
import { saleOf } from './sale.ts';
import type { FranceSettings, FrenchRegime } from './settings.ts';
import type { RuleRef } from '../../../ruleRef.ts';

type Hold = TaxedHold<FranceSettings>;

/** The last year of incomes whose scale is known. */
const lastScale = 2025;

/**
 * French tax of residents on letting under one of four regimes and on a private sale, in cents. Refused for years before 2025, rents above
 * a regime's limit, professional furnished letting, and holiday lets above €23,000 a year.
 */
export const taxHold: LandlordTax<FranceSettings> = (hold) => {
  const refusal = refusalOf(hold);
  if (refusal !== null) return err(refusal);
  const years = yearsOf(hold);
  const sale = hold.sale === null ? null : saleOf(hold, hold.sale, years);
  return ok({
    years: years.map(({ taxable, tax }) => ({ taxable, tax })),
    saleTax: sale?.tax ?? null,
    rules: withoutRepeats([...yearRules(hold, years), ...(sale?.rules ?? [])]),
    notes: [...yearNotes(hold, years), ...(sale?.notes ?? [])],
  });
};

function yearsOf(hold: Hold): readonly FrenchYear[] {
  const done: FrenchYear[] = [];
  for (const year of hold.years) {
    const carried = done.at(-1)?.carried ?? householdsOf(hold).map(() => nothingCarried);
    done.push(lettingYear({ hold, year, yearHeld: done.length + 1, carried }));
  }
  return done;
}

const ofRegime: Readonly<Record<FrenchRegime, RuleRef>> = {
  'micro-foncier': rules.microFoncierRule,
  'reel-foncier': rules.reelFoncierRule,
  'micro-bic': rules.microBicRule,
  'lmnp-reel': rules.furnishedRule,
};

function yearRules({ settings, years }: Hold, done: readonly FrenchYear[]): readonly RuleRef[] {
  const known = years.some((year) => yearOf(year) <= lastScale);
  const later = years.some((year) => yearOf(year) > lastScale);
  return [
    ...(known ? [rules.scaleRule] : []),
    ...(later ? [rules.laterScaleRule] : []),
    isFurnished(settings.regime) ? rules.furnishedSocialRule : rules.bareSocialRule,
    ofRegime[settings.regime],
    ...(hasFurnishedCarry(done) ? [rules.furnishedCarryRule] : []),
  ];
}

const hasFurnishedCarry = (done: readonly FrenchYear[]): boolean =>
  done.some(({ carried }) =>
    carried.some(({ furnished }) => furnished.building > 0 || furnished.furniture > 0 || furnished.losses.length > 0),
  );

function yearNotes({ years }: Hold, done: readonly FrenchYear[]): readonly string[] {
  const offIncome = done.filter(({ savedByDeficit }) => savedByDeficit > 0).map(({ year }) => year);
  const conditional: readonly (readonly [boolean, string])[] = [
    [
      years.some((year) => yearOf(year) > lastScale),
      'Incomes of 2026 and later are taxed by the scale of 2025 incomes: the scale of 2026 incomes is not confirmed.',
    ],
    [
      offIncome.length > 0,
      `A deficit comes off other income in ${offIncome.join(', ')}, at most €10,700 a year. What is more than that income is not carried here.`,
    ],
    [done.some(({ carried }) => carried.some(({ deficits }) => deficits.length > 0)), 'Deficits go forward ten years against bare rents.'],
    [hasFurnishedCarry(done), 'Amortisation makes no loss: what is not used goes forward. Losses go forward ten years.'],
  ];
  return [
    'The owners are taken as residents of France without other furnished letting. The relief of small tax bills (décote), tax credits and the deductible part of CSG are not counted.',
    ...conditional.flatMap(([holds, note]) => (holds ? [note] : [])),
  ];
}

const withoutRepeats = (all: readonly RuleRef[]): readonly RuleRef[] =>
  all.filter((rule, at) => all.findIndex(({ id }) => id === rule.id) === at);
