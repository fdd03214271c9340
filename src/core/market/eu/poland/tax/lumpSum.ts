import { fromMajor, minor, roundMoney, timesMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { bandTax, bandTotal } from '../../../bandTax.ts';
import { confirmedRule, unconfirmedRule } from '../../euRule.ts';

const rates = {
  title: 'Lump-sum tax on private rents (ryczałt od najmu prywatnego)',
  url: 'https://witkowska-nieruchomosci.pl/podatek-od-najmu-prywatnego-ryczalt-stawki-pit-28-poradnik',
};

export const lumpSumRule = confirmedRule({ id: 'pl-lump-sum', inForceFrom: '2023-01-01', ...rates });

export const laterLumpSumRule = unconfirmedRule({
  ...rates,
  id: 'pl-lump-sum-later',
  title: `${rates.title}: years after 2026, using the 2026 limit`,
  inForceFrom: '2027-01-01',
});

/** The yearly revenue limit for the lower rate: for one person, and for spouses combined. */
export const lumpSumLimit: Readonly<Record<'person' | 'spouses', Minor>> = { person: fromMajor(100_000), spouses: fromMajor(200_000) };

/**
 * The lump-sum tax on a year's revenue, with no deduction for costs, in grosze; rounded to whole złoty as the law requires (Ordynacja
 * podatkowa, art. 63).
 */
export const lumpSumTax = (revenue: Minor, limit: Minor): Minor =>
  wholeZloty(
    bandTotal(
      bandTax(wholeZloty(revenue), [
        [0, 8.5],
        [limit / 100, 12.5],
      ]),
    ),
  );

/** An amount in grosze rounded to the nearest złoty, halves up. */
export const wholeZloty = (amount: Minor): Minor => timesMoney(roundMoney(minor(amount) / 100), 100);
