import { fromMajor } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { confirmedRule, unconfirmedRule } from '../../euRule.ts';
import type { TaxRefusal } from '../../landlordTax.ts';
import type { RuleRef } from '../../../ruleRef.ts';

/** A year's figures for box 3 (tax on savings and investments). Amounts per person; tax partners get twice as much. */
export interface Box3Figures {
  /** Deemed return on assets other than savings, and the tax rate on a return. */
  readonly assetReturn: Rate;
  readonly taxRate: Rate;
  /** Tax-free allowance (heffingsvrij vermogen). */
  readonly allowance: Minor;
  /** Debts up to this threshold (drempel) are ignored. */
  readonly debtThreshold: Minor;
  readonly rule: RuleRef;
  readonly notes: readonly string[];
}

const figures2025: Box3Figures = {
  assetReturn: percent(5.88),
  taxRate: percent(36),
  allowance: fromMajor(57_684),
  debtThreshold: fromMajor(3_800),
  rule: confirmedRule({
    id: 'nl-box3-2025',
    title: 'Box 3: return, allowance and rate for 2025',
    inForceFrom: '2025-01-01',
    url: 'https://vanlanschotkempen.com/nl-nl/private-banking/inspiratie/vermogensregie/box-3-wetsvoorstel-tegenbewijsregeling-vastgoed',
  }),
  notes: [],
};

/** The plan for a higher return of 7.78% and an allowance of 51,396 euros in 2026 was dropped. */
const figures2026: Box3Figures = {
  ...figures2025,
  assetReturn: percent(6),
  allowance: fromMajor(59_357),
  rule: confirmedRule({
    id: 'nl-box3-2026',
    title: 'Box 3: return, allowance and rate for 2026',
    inForceFrom: '2026-01-01',
    url: 'https://www.ddj.nl/actueel/geen-hoger-forfait-en-lager-heffingsvrij-vermogen-in-box-3',
  }),
};

const laterFigures: Box3Figures = {
  ...figures2026,
  rule: unconfirmedRule({
    id: 'nl-box3-later',
    title: 'Box 3: years after 2026, using the 2026 figures',
    inForceFrom: '2027-01-01',
    url: figures2026.rule.url,
  }),
  notes: ['Years after 2026 use the 2026 box 3 figures because later ones aren’t known.'],
};

/** The 2025 debt threshold is used for every year because no later one was found. */
export const debtThresholdRule = unconfirmedRule({
  id: 'nl-box3-debt-threshold',
  title: 'Box 3: debt threshold for 2025',
  inForceFrom: '2025-01-01',
  url: 'https://wetten.overheid.nl/BWBR0011353',
});

/** The figures of a calendar year. Years after 2026 use those of 2026, with a note. Returns a refusal for years before 2025. */
export function box3Figures(year: number): Result<Box3Figures, TaxRefusal> {
  if (year < 2025)
    return err({
      kind: 'year-not-known',
      message: `We don’t have the box 3 figures for ${year}. Choose a purchase in 2025 or later.`,
    });
  if (year === 2025) return ok(figures2025);
  return ok(year === 2026 ? figures2026 : laterFigures);
}
