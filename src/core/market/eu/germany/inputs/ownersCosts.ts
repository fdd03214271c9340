import { minor, shareOf, sumMoney, timesMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import { confirmedRule } from '../../euRule.ts';
import type { RuleRef } from '../../../ruleRef.ts';

/** The years for which amounts are known. The amounts are indexed every year to October consumer prices. */
export type CostYear = 2021 | 2026;

/** The facts of a let property that the cost table needs. */
export interface ManagedHome {
  /** A condominium flat, or dwellings in a house with one owner. */
  readonly kind: 'condominium' | 'rental-house';
  readonly dwellings: number;
  readonly squareMetres: number;
  /** Separate garages and parking spaces. */
  readonly garages: number;
  /** Net cold rent (Nettokaltmiete). */
  readonly annualRent: Minor;
}

/** A year's costs that the owner cannot pass on to tenants. */
export interface OwnersCosts {
  readonly administration: Minor;
  readonly maintenance: Minor;
  readonly rentLoss: Minor;
  readonly total: Minor;
}

interface CostTable {
  readonly administration: Readonly<Record<ManagedHome['kind'] | 'garage', Minor>>;
  readonly maintenance: { readonly squareMetre: Minor; readonly garage: Minor };
}

/** 2021 amounts from the ordinance; 2026 amounts from an expert’s page, indexed to October 2025. */
const tables: Readonly<Record<CostYear, CostTable>> = {
  2021: {
    administration: { condominium: minor(357_00), 'rental-house': minor(298_00), garage: minor(39_00) },
    maintenance: { squareMetre: minor(11_70), garage: minor(88_00) },
  },
  2026: {
    administration: { condominium: minor(439_00), 'rental-house': minor(367_00), garage: minor(48_00) },
    maintenance: { squareMetre: minor(14_40), garage: minor(108_00) },
  },
};

/** Loss to voids and non-payment, as a share of a dwelling's rent. */
export const rentLossShare = percent(2);

/** A let property's yearly costs in cents, from the standard table of German valuers (Bewirtschaftungskosten, ImmoWertV Anlage 3). */
export function ownersCosts(year: CostYear, { kind, dwellings, squareMetres, garages, annualRent }: ManagedHome): OwnersCosts {
  const table = tables[year];
  const administration = minor(dwellings * table.administration[kind] + garages * table.administration.garage);
  const maintenance = minor(timesMoney(table.maintenance.squareMetre, squareMetres) + garages * table.maintenance.garage);
  const rentLoss = shareOf(annualRent, rentLossShare);
  return { administration, maintenance, rentLoss, total: sumMoney([administration, maintenance, rentLoss]) };
}

/** The year of the newest amounts, which defaults use. */
export const newestCosts: CostYear = 2026;

export const ownersCostsRule: RuleRef = confirmedRule({
  id: 'de-owners-costs-2026',
  title: 'Standard running costs for let property, 2026 (ImmoWertV Anlage 3, indexed)',
  inForceFrom: '2026-01-01',
  url: 'https://www.abels-immobilienbewertung.com/post/neue-bewirtschaftungskosten-2026-instandhaltungskosten-und-verwaltungskosten-ab-dem-01-01-2026',
});
