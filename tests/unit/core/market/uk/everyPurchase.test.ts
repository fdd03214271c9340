import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, sumMoney } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { landlordRulesOf } from '../../../../../src/core/market/uk/landlord/landlordRegistry.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import { placeNames } from '../../../../../src/core/market/rules.ts';
import type { Place, TransferTax, TransferTaxInput } from '../../../../../src/core/market/rules.ts';

const days = ['2015-06-01', '2018-07-01', '2020-10-01', '2023-06-01', '2026-06-01'];
const buyers: readonly TransferTaxInput['buyer'][] = ['first-time', 'main-home', 'additional', 'company'];
const uses = ['residential', 'non-residential', 'mixed'] as const;

/** Every kind of purchase in a place, on each day, for £600,001. */
function taxesIn(place: Place): readonly TransferTax[] {
  const price = fromMajor(600_001);
  return days.flatMap((day) =>
    buyers.flatMap((buyer) =>
      uses.flatMap((use) =>
        [1, 2, 6].map((dwellings) =>
          rulesOf(marketIds[place]).transferTax({
            price,
            buyer,
            use,
            dwellings,
            dwellingsPrice: fromMajor(400_000),
            ukResident: dwellings === 1,
            contractDate: isoDate(day),
            completionDate: isoDate(day),
          }),
        ),
      ),
    ),
  );
}

describe.each(Object.keys(placeNames) as readonly Place[])('every purchase in %s', (place) => {
  it('is taxed by that place’s rules, in pounds, with a dated version', () => {
    const rules = rulesOf(marketIds[place]);
    expect(rules).toMatchObject({ id: marketIds[place], currency: 'GBP', checkedOn: '2026-11-20' });
    expect(rules.version).toMatch(/^(sdlt|lbtt|ltt)-\d{4}-\d\d-\d\d$/);
    // In 2028 Wales and Scotland differ from England, and Scotland also has its own bands.
    const year = {
      on: isoDate('2028-06-01'),
      rent: fromMajor(30_000),
      costs: fromMajor(0),
      financeCosts: fromMajor(0),
      principalRepaid: fromMajor(0),
    };
    const owner = { share: percent(100), otherIncome: fromMajor(50_000), otherDividends: fromMajor(0) };
    const owners = [{ owner, carried: { losses: fromMajor(0), financeCosts: fromMajor(0) } }];
    expect(rules.landlord?.personalYear({ year, owners })).toEqual(landlordRulesOf(place).personalYear({ year, owners }));
  });

  it('has rules that each have an id, a title and a link, and tax that is the sum of its lines', () => {
    const taxes = taxesIn(place);
    expect(taxes.filter(({ total, bands }) => total !== sumMoney(bands.map(({ tax }) => tax)))).toEqual([]);
    const rules = new Map(taxes.flatMap((tax) => tax.rules.map((rule) => [rule.id, rule])));
    for (const { id, title, url, inForceFrom, checkedOn, confirmed } of rules.values()) {
      expect(id).toMatch(new RegExp(`^(sdlt|lbtt|ltt)-[a-z-]+-${inForceFrom}$`));
      expect(title).toMatch(/^[A-Z].{10,}/);
      expect(url).toMatch(/^https:\/\/(www\.gov\.uk|revenue\.scot|www\.gov\.wales)\/\S+/);
      expect([checkedOn, confirmed ?? 'confirmed']).toEqual([
        '2026-11-20',
        id === 'ltt-multiple-dwellings-2026-04-01' ? false : 'confirmed',
      ]);
    }
  });
});

describe('the names of the taxes and places', () => {
  it('are the statutory ones', () => {
    const names = (Object.keys(placeNames) as readonly Place[]).map((place) => [placeNames[place], taxesIn(place)[0]?.name]);
    expect(names).toEqual([
      ['England', 'Stamp duty land tax'],
      ['Northern Ireland', 'Stamp duty land tax'],
      ['Scotland', 'Land and buildings transaction tax'],
      ['Wales', 'Land transaction tax'],
    ]);
  });
});
