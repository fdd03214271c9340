import { austriaLending } from '../austria/lending.ts';
import { taxHold as austriaTax } from '../austria/tax/landlordTax.ts';
import { belgiumLending } from '../belgium/lending.ts';
import { taxHold as belgiumTax } from '../belgium/tax/landlordTax.ts';
import { germanyLending } from '../germany/lending.ts';
import { taxHold as germanyTax } from '../germany/tax/landlordTax.ts';
import { spainLending } from '../spain/lending.ts';
import { taxHold as spainTax } from '../spain/tax/landlordTax.ts';
import { franceLending } from '../france/lending.ts';
import { taxHold as franceTax } from '../france/tax/landlordTax.ts';
import { irelandLending } from '../ireland/lending.ts';
import { taxHold as irelandTax } from '../ireland/tax/landlordTax.ts';
import { italyLending } from '../italy/lending.ts';
import { taxHold as italyTax } from '../italy/tax/landlordTax.ts';
import { netherlandsLending } from '../netherlands/lending.ts';
import { taxHold as netherlandsTax } from '../netherlands/tax/landlordTax.ts';
import { polandLending } from '../poland/lending.ts';
import { taxHold as polandTax } from '../poland/tax/landlordTax.ts';
import { portugalLending } from '../portugal/lending.ts';
import { taxHold as portugalTax } from '../portugal/tax/landlordTax.ts';
import type { MarketRules } from '../../rules.ts';
import type { LandlordTax, LettingKind } from '../landlordTax.ts';
import type { EuCountry } from './countries.ts';

/** A country's lending rules and landlord taxes. */
export interface LettingLaw {
  readonly lending: NonNullable<MarketRules['lending']>;
  readonly tax: LandlordTax<unknown>;
  /** Letting kinds whose tax is modelled; others have no after-tax figures. */
  readonly taxed: readonly LettingKind[];
  /** Regions with their own income tax, which is not modelled. */
  readonly ownTaxes: readonly string[];
}

/** Each country's tax function receives the settings from that country's input rows (`inputs.ts`). */
const ofCountry = <Settings>(tax: LandlordTax<Settings>): LandlordTax<unknown> => tax as LandlordTax<unknown>;

/** Countries for which more than the purchase tax is modelled. */
export const lettingLaws: Readonly<Partial<Record<EuCountry, LettingLaw>>> = {
  AT: { lending: austriaLending, tax: ofCountry(austriaTax), taxed: ['whole', 'rooms'], ownTaxes: [] },
  BE: { lending: belgiumLending, tax: ofCountry(belgiumTax), taxed: ['whole'], ownTaxes: [] },
  DE: { lending: germanyLending, tax: ofCountry(germanyTax), taxed: ['whole', 'rooms'], ownTaxes: [] },
  ES: { lending: spainLending, tax: ofCountry(spainTax), taxed: ['whole', 'rooms', 'stays'], ownTaxes: ['navarra', 'pais-vasco'] },
  FR: { lending: franceLending, tax: ofCountry(franceTax), taxed: ['whole', 'rooms', 'stays'], ownTaxes: [] },
  IE: { lending: irelandLending, tax: ofCountry(irelandTax), taxed: ['whole', 'rooms'], ownTaxes: [] },
  IT: { lending: italyLending, tax: ofCountry(italyTax), taxed: ['whole', 'rooms', 'stays'], ownTaxes: [] },
  NL: { lending: netherlandsLending, tax: ofCountry(netherlandsTax), taxed: ['whole', 'rooms', 'stays'], ownTaxes: [] },
  PL: { lending: polandLending, tax: ofCountry(polandTax), taxed: ['whole', 'rooms', 'stays'], ownTaxes: [] },
  PT: { lending: portugalLending, tax: ofCountry(portugalTax), taxed: ['whole', 'rooms'], ownTaxes: [] },
};
