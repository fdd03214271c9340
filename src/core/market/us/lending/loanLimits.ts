import { fromMajor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { lawRule } from '../lawRule.ts';
import type { UsRule } from '../usRule.ts';

export type Units = 1 | 2 | 3 | 4;

/**
 * `conforming`: the baseline limit for loans that Fannie Mae and Freddie Mac buy; `conforming-ceiling`: the maximum in expensive counties,
 * also the FHA's ceiling; `fha-floor`: the FHA's limit in cheap counties; `fha-special`: Alaska, Hawaii, Guam and the Virgin Islands.
 */
export type LimitKind = 'conforming' | 'conforming-ceiling' | 'fha-floor' | 'fha-special';

export interface LoanLimit {
  /** In cents, before an upfront premium. */
  readonly limit: Minor;
  readonly rule: UsRule;
}

/** The error for a year without known limits. */
export interface YearNotKnown {
  readonly kind: 'year-not-known';
  readonly message: string;
}

/**
 * The loan limit in cents by kind, units and calendar year. Between floor and ceiling each county has its own limit, which is not included.
 * An error for a year without known limits.
 */
export function loanLimit(kind: LimitKind, units: Units, year: number): Result<LoanLimit, YearNotKnown> {
  if (year !== limitYear) return err({ kind: 'year-not-known', message: `We only have loan limits for ${limitYear}, not for ${year}.` });
  const { dollars, seenUnits } = limits[kind];
  const seen = units <= seenUnits;
  return ok({
    limit: fromMajor(dollars[units - 1] as number),
    rule: seen ? rules[kind] : { ...rules[kind], certainty: 'unconfirmed', confirmed: false },
  });
}

const limitYear = 2026;

/** Limits in dollars for one to four units, and how many of these four limits were checked at a source. */
const limits: Readonly<Record<LimitKind, { readonly dollars: readonly number[]; readonly seenUnits: number }>> = {
  conforming: { dollars: [832_750, 1_066_250, 1_288_800, 1_601_750], seenUnits: 4 },
  'conforming-ceiling': { dollars: [1_249_125, 1_599_375, 1_933_200, 2_402_625], seenUnits: 4 },
  'fha-floor': { dollars: [541_287, 693_050, 837_700, 1_041_125], seenUnits: 1 },
  'fha-special': { dollars: [1_873_675, 2_399_050, 2_899_800, 3_603_900], seenUnits: 4 },
};

const conformingSource = { url: 'https://themortgagereports.com/124327', from: '2026-01-01', seen: true };
const fhaSource = { url: 'https://wmp-2025.vercel.app', from: '2026-01-01', seen: true };

const rules: Readonly<Record<LimitKind, UsRule>> = {
  conforming: lawRule('us-conforming-limit-2026', { title: 'Conforming loan limits 2026 (FHFA)', ...conformingSource }),
  'conforming-ceiling': lawRule('us-conforming-ceiling-2026', {
    title: 'Conforming loan limits 2026, ceiling (FHFA)',
    ...conformingSource,
  }),
  'fha-floor': lawRule('us-fha-floor-2026', { title: 'FHA loan limits 2026, floor (HUD)', ...fhaSource }),
  'fha-special': lawRule('us-fha-special-2026', {
    title: 'FHA loan limits 2026 in Alaska, Hawaii, Guam and the Virgin Islands (HUD)',
    ...fhaSource,
  }),
};
