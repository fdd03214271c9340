import { isoDate } from '../../../../kernel/calendar.ts';
import type { IsoDate } from '../../../../kernel/calendar.ts';
import { bandTax, bandTotal, inForceOn } from '../../../bandTax.ts';
import type { BandStart, Dated } from '../../../bandTax.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { landlordCheckedOn } from '../checked.ts';
import type { RuleRef } from '../../../ruleRef.ts';

export interface Class4 {
  readonly tax: Minor;
  readonly rule: RuleRef;
}

/** Class 4 National Insurance on a person's trading profits for a tax year, in pence; 0 for a loss. */
export function class4(on: IsoDate, profits: Minor): Class4 {
  const { from, value } = inForceOn(class4Years, on);
  return { tax: bandTotal(bandTax(profits, value)), rule: rule(from) };
}

const band = ([lower, upper]: readonly [number, number], [between, above]: readonly [number, number]): readonly BandStart[] => [
  [0, 0],
  [lower, between],
  [upper, above],
];

/**
 * Lower and upper profits limit and the rates above each, by tax year. The 2022-23 rates are blended because they changed during the year.
 */
const class4Years: readonly Dated<readonly BandStart[]>[] = [
  { from: isoDate('2020-04-06'), value: band([9500, 50_000], [9, 2]) },
  { from: isoDate('2021-04-06'), value: band([9568, 50_270], [9, 2]) },
  { from: isoDate('2022-04-06'), value: band([11_908, 50_270], [9.73, 2.73]) },
  { from: isoDate('2023-04-06'), value: band([12_570, 50_270], [9, 2]) },
  { from: isoDate('2024-04-06'), value: band([12_570, 50_270], [6, 2]) },
];

const rule = (from: IsoDate): RuleRef => ({
  id: `class-4-${from}`,
  title: 'Class 4 National Insurance: rates and limits',
  url: 'https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim24050',
  inForceFrom: from,
  checkedOn: landlordCheckedOn,
});
