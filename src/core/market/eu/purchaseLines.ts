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

/** The day every figure of the continent was last looked at. */
export const checkedOn = isoDate('2026-11-20');

/** What a line is, before its amount is worked out. */
export interface LineHead {
  readonly id: string;
  readonly kind: PurchaseLineKind;
  readonly title: string;
  readonly url: string;
  readonly from: IsoDate;
  readonly certainty: Certainty;
}

/** A percentage of the whole base, rounded to the cent, halves away from zero. */
export function rateLine(head: LineHead, base: Minor, ratePercent: number): PurchaseLine {
  return lineOf(head, { base, rate: percent(ratePercent), amount: percentOf(base, ratePercent), bands: [] });
}

/** A scale over the slices of the base. */
export function scaleLine(head: LineHead, base: Minor, bands: readonly BandStart[]): PurchaseLine {
  const slices = bandTax(base, bands);
  return lineOf(head, { base, rate: null, amount: bandTotal(slices), bands: slices });
}

/** An amount that does not follow from a rate alone: fixed, rounded down by law, at least so much. */
export function amountLine(head: LineHead, base: Minor, amount: Minor): PurchaseLine {
  return lineOf(head, { base, rate: null, amount, bands: [] });
}

/** `value` percent of an amount, to the nearest minor unit. Multiplied before it is divided, so that no binary dust decides a half. */
export const percentOf = (amount: Minor, value: number): Minor => roundMoney(Number(((amount * value) / 100).toPrecision(15)));

/** The rule of a line, with the day in its id so that two states of one rule differ. */
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

/** Adds the lines up: taxes and duties, value added tax, fees; and says which of them stand on figures not confirmed. */
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

/** The regions of a country from a table of ids and names. */
export const regionsOf = (names: Readonly<Record<string, string>>): readonly Region[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** The id of the region of a purchase when the country knows it, else the refusal to answer with. */
export function regionIdOf<Id extends string>(
  input: PurchaseTaxInput,
  names: Readonly<Record<Id, string>>,
): Result<Id, PurchaseTaxRefusal> {
  const isKnown = (id: string | null): id is Id => id !== null && Object.hasOwn(names, id);
  if (isKnown(input.region)) return ok(input.region);
  const message = input.region === null ? 'The region the property lies in decides the tax.' : `No region is named ${input.region}.`;
  return err({ kind: 'region-needed', message, regions: regionsOf(names) });
}

export const notCovered = (message: string): Result<never, PurchaseTaxRefusal> => err({ kind: 'not-covered', message });

const lineOf = (head: LineHead, figures: Pick<PurchaseLine, 'base' | 'rate' | 'amount' | 'bands'>): PurchaseLine => ({
  id: head.id,
  kind: head.kind,
  title: head.title,
  ...figures,
  rule: ruleRef(head),
});
