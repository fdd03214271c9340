import { austriaLending } from '../austria/lending.ts';
import { taxHold as austriaTax } from '../austria/tax/taxHold.ts';
import { germanyLending } from '../germany/lending.ts';
import { taxHold as germanyTax } from '../germany/tax/taxHold.ts';
import { franceLending } from '../france/lending.ts';
import { taxHold as franceTax } from '../france/tax/taxHold.ts';
import { irelandLending } from '../ireland/lending.ts';
import { taxHold as irelandTax } from '../ireland/tax/taxHold.ts';
import type { MarketRules } from '../../rules.ts';
import type { LandlordTax, LettingKind } from '../landlordTax.ts';
import type { EuCountry } from './countries.ts';

/** How a country lends on homes and taxes their owners. */
export interface LettingLaw {
  readonly lending: NonNullable<MarketRules['lending']>;
  readonly tax: LandlordTax<unknown>;
  /** What the tax can be worked out of at all: any other letting is refused after tax. */
  readonly taxed: readonly LettingKind[];
}

/** The settings handed to a law are those of its own country's rows (`inputs.ts`). */
const ofCountry = <Settings>(tax: LandlordTax<Settings>): LandlordTax<unknown> => tax as LandlordTax<unknown>;

/** Each country that is known beyond its purchase tax. */
export const lettingLaws: Readonly<Partial<Record<EuCountry, LettingLaw>>> = {
  AT: { lending: austriaLending, tax: ofCountry(austriaTax), taxed: ['whole', 'rooms'] },
  DE: { lending: germanyLending, tax: ofCountry(germanyTax), taxed: ['whole', 'rooms'] },
  FR: { lending: franceLending, tax: ofCountry(franceTax), taxed: ['whole', 'rooms', 'stays'] },
  IE: { lending: irelandLending, tax: ofCountry(irelandTax), taxed: ['whole', 'rooms'] },
};
