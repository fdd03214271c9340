import type { BandStart } from '../../../bandTax.ts';
import type { Filing } from '../filing.ts';

export type ByFiling<Value> = Readonly<Record<Filing, Value>>;

/** A state's treatment of long-term property gains, if different from other income. */
export type StateGainRule =
  /** Only this percentage of the gain is taxed. */
  | { readonly kind: 'share'; readonly taxedPercent: number }
  /** Taxed at its own rates, on top of other income. */
  | { readonly kind: 'bands'; readonly bands: ByFiling<readonly BandStart[]> }
  /** Taxed as other income, up to this percentage. */
  | { readonly kind: 'at-most'; readonly percent: number }
  /** Taxed as other income, plus this percentage if the year's income is above the dollar threshold. */
  | { readonly kind: 'surtax'; readonly percent: number; readonly above: number };

/** A state's income tax on rents and gains. */
export interface StateSchedule {
  /** Lower edges in dollars of taxable income and rates in per cent; empty if the state has no such tax. */
  readonly bands: ByFiling<readonly BandStart[]>;
  /** The year of the dollar amounts: 2025 if they are indexed and the 2026 amounts are missing. */
  readonly figuresOf: 2025 | 2026;
  /** Standard deduction in dollars, the federal one, or null if there is none or it is unknown. */
  readonly deduction: ByFiling<number> | 'federal' | null;
  /** A lump sum added once income is above a threshold. */
  readonly lump?: { readonly above: number; readonly dollars: number };
  readonly gain?: StateGainRule;
  /** Set if a loss offsets no other income and is not carried forward. */
  readonly lossesEnd?: true;
  readonly url: string;
  /** Sentences on what the figures exclude. */
  readonly notes: readonly string[];
}

/** A state's terms apart from its bands; 2026 figures if no year is given. */
export type StateTerms = Omit<StateSchedule, 'bands' | 'figuresOf' | 'notes'> & Partial<Pick<StateSchedule, 'figuresOf' | 'notes'>>;

/** A state's schedule from its bands by filing status and its terms. */
export const scheduleOf = (byFilings: ByFiling<readonly BandStart[]>, terms: StateTerms): StateSchedule => ({
  figuresOf: 2026,
  notes: [],
  ...terms,
  bands: byFilings,
});

/** The schedule for a state without tax on rents and gains. */
export const untaxed = (url: string, notes: readonly string[] = []): StateSchedule =>
  scheduleOf(forAll([]), { deduction: null, url, notes });

/** The schedule for a state with one rate, in per cent, on all taxable income. */
export const flat = (percent: number, terms: StateTerms): StateSchedule => scheduleOf(forAll([[0, percent]]), terms);

/** The same value for every filing status. */
export const forAll = <Value>(value: Value): ByFiling<Value> => ({ single: value, joint: value, separate: value, head: value });

interface Starts {
  readonly single: readonly number[];
  readonly joint: readonly number[];
  /** If absent, the value for a single person applies. */
  readonly separate?: readonly number[];
  readonly head?: readonly number[];
}

/**
 * Bands by filing status: rates in per cent from the first dollar, and the starting point of each later one in dollars. If a filing status
 * lacks a rate, that rate starts where the next one does, so it taxes nothing.
 */
export function bands(
  rates: readonly number[],
  { single, joint, separate = single, head = single }: Starts,
): ByFiling<readonly BandStart[]> {
  const of = (starts: readonly number[]): readonly BandStart[] =>
    rates.map((rate, at) => [at === 0 ? 0 : (starts[at - 1] as number), rate]);
  return { single: of(single), joint: of(joint), separate: of(separate), head: of(head) };
}

/** Dollar amounts by filing status: single, joint, separate, head of household. */
export const byFiling = (single: number, joint: number, [separate, head]: readonly [separate: number, head: number]): ByFiling<number> => ({
  single,
  joint,
  separate,
  head,
});
