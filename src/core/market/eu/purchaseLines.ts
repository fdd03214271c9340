import { isoDate } from '../../kernel/calendar.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import { roundMoney, sumMoney } from '../../kernel/money.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import { percent } from '../../kernel/rate.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { bandTax, bandTotal } from '../bandTax.ts';
import type { BandStart } from '../bandTax.ts';
import type {
  Certainty,
  PurchaseLine,
  PurchaseLineKind,
  PurchaseRuleRef,
  PurchaseTax,
  PurchaseTaxInput,
  PurchaseTaxRefusal,
  Region,
} from './purchaseTaxRules.ts';
import type { EuCountry } from './registry/countries.ts';

/** The date on which every continental figure was last checked. */
export const checkedOn = isoDate('2026-11-20');

/** A line before its amount is calculated. */
export interface LineHead {
  readonly id: string;
  readonly kind: PurchaseLineKind;
  readonly title: string;
  readonly url: string;
  readonly from: IsoDate;
  readonly certainty: Certainty;
}

/** A line that is a percentage of the whole base, rounded to the cent, halves away from zero. */
export function rateLine(head: LineHead, base: Minor, ratePercent: number): PurchaseLine {
  return lineOf(head, { base, rate: percent(ratePercent), amount: percentOf(base, ratePercent), bands: [] });
}

/** A line from a progressive scale over slices of the base. */
export function scaleLine(head: LineHead, base: Minor, bands: readonly BandStart[]): PurchaseLine {
  const slices = bandTax(base, bands);
  return lineOf(head, { base, rate: null, amount: bandTotal(slices), bands: slices });
}

/** A line with an amount that is not just a rate: fixed, rounded down by law, or a minimum. */
export function amountLine(head: LineHead, base: Minor, amount: Minor): PurchaseLine {
  return lineOf(head, { base, rate: null, amount, bands: [] });
}

/**
 * `value` per cent of an amount, to the nearest minor unit. Multiplies before dividing, so that floating-point error cannot change how a
 * half rounds.
 */
export const percentOf = (amount: Minor, value: number): Minor => roundMoney(Number(((amount * value) / 100).toPrecision(15)));

/** The rule behind a line, with its date in the id so that versions differ. */
export const ruleRef = (head: LineHead): PurchaseRuleRef => ({
  id: `${head.id}-${head.from}`,
  title: head.title,
  url: head.url,
  inForceFrom: head.from,
  checkedOn,
  certainty: head.certainty,
  confirmed: head.certainty === 'confirmed',
});

export interface Draft {
  readonly name: string;
  readonly country: EuCountry;
  readonly currency: Currency;
  readonly lines: readonly PurchaseLine[];
  readonly notes: readonly string[];
}

/** The lines totalled into taxes and duties, VAT, and fees, in minor units, with a note on unconfirmed figures. */
export function purchaseTaxOf(draft: Draft): PurchaseTax {
  const ofKinds = (...kinds: readonly PurchaseLineKind[]): Minor =>
    sumMoney(draft.lines.filter((line) => kinds.includes(line.kind)).map((line) => line.amount));
  const rules = [...new Map(draft.lines.map((line) => [line.rule.id, line.rule])).values()];
  const open = rules.filter((rule) => rule.certainty === 'unconfirmed').map((rule) => rule.title);
  const notes = open.length === 0 ? draft.notes : [...draft.notes, `Not confirmed: ${open.join('; ')}.`];
  return {
    ...draft,
    notes,
    rules,
    total: ofKinds('transfer-tax', 'duty'),
    vat: ofKinds('vat'),
    fees: ofKinds('register', 'notary', 'agent'),
  };
}

/** A country's regions from a table of ids and names. */
export const regionsOf = (names: Readonly<Record<string, string>>): readonly Region[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** The region id of a purchase if the country has it; otherwise the refusal to return. */
export function regionIdOf<Id extends string>(
  input: PurchaseTaxInput,
  names: Readonly<Record<Id, string>>,
): Result<Id, PurchaseTaxRefusal> {
  const isKnown = (id: string | null): id is Id => id !== null && Object.hasOwn(names, id);
  if (isKnown(input.region)) return ok(input.region);
  const message =
    input.region === null
      ? 'The tax depends on the property’s region. Choose the region.'
      : `There is no region called ${input.region}. Choose a region from the list.`;
  return err({ kind: 'region-needed', message, regions: regionsOf(names) });
}

/** A refusal for a case that is not covered. */
export const notCovered = (message: string): Result<never, PurchaseTaxRefusal> => err({ kind: 'not-covered', message });

const lineOf = (head: LineHead, figures: Pick<PurchaseLine, 'base' | 'rate' | 'amount' | 'bands'>): PurchaseLine => ({
  id: head.id,
  kind: head.kind,
  title: head.title,
  ...figures,
  rule: ruleRef(head),
});
