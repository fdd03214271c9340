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

/** The last income year with a known scale. */
const lastScale = 2025;

/**
 * French residents' tax on letting under one of four regimes and on a private sale, in cents. Returns a refusal for years before 2025,
 * rents above a regime's limit, professional furnished letting, and holiday lets above €23,000 a year.
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
      'Income from 2026 onwards is taxed using the scale for 2025 income because the 2026 scale isn’t confirmed.',
    ],
    [
      offIncome.length > 0,
      `A deficit reduces other income in ${offIncome.join(', ')}, by up to €10,700 a year. If the deficit exceeds that income, we don’t carry the rest forward.`,
    ],
    [
      done.some(({ carried }) => carried.some(({ deficits }) => deficits.length > 0)),
      'Deficits carry forward ten years against unfurnished rents.',
    ],
    [hasFurnishedCarry(done), 'Depreciation can’t create a loss, so the unused part carries forward. Losses carry forward ten years.'],
  ];
  return [
    'We assume the owners are French residents without other furnished lettings. Relief for small tax bills (décote), tax credits and the deductible part of CSG aren’t included.',
    ...conditional.flatMap(([holds, note]) => (holds ? [note] : [])),
  ];
}

const withoutRepeats = (all: readonly RuleRef[]): readonly RuleRef[] =>
  all.filter((rule, at) => all.findIndex(({ id }) => id === rule.id) === at);
