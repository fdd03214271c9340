import { isoDate } from '../../../kernel/calendar.ts';
import { fromMajor, minor, roundMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { bandTax, bandTotal } from '../../bandTax.ts';
import type { BandStart } from '../../bandTax.ts';
import { amountLine, checkedOn, percentOf, purchaseTaxOf, rateLine } from '../purchaseLines.ts';
import type { LineHead } from '../purchaseLines.ts';
import type { PurchaseLine, PurchaseTax, PurchaseTaxInput, PurchaseTaxRefusal, PurchaseTaxRules } from '../purchaseTaxRules.ts';

/**
 * PCC (civil-law transactions tax): 2% on a resale, and none on a first dwelling since 31 August 2023. A builder's sale is subject to VAT
 * and, since 2024, to 6% PCC on the sixth and further flats in one development. PCC is rounded to whole złoty (Ordynacja podatkowa, art.
 * 63).
 */
export const poland: PurchaseTaxRules = {
  country: 'PL',
  currency: 'PLN',
  version: 'pl-2026-11-20',
  checkedOn,
  regions: [],
  purchaseTax,
};

const changesUrl = 'https://marzenastepien.pl/blog-zmiany-w-podatku-ppc-od-zakupu-mieszkania-domu';
const scaleUrl = 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20041481564';
const vatUrl = 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535';

const pccHead: LineHead = {
  id: 'pl-pcc',
  kind: 'transfer-tax',
  title: 'PCC (podatek od czynności cywilnoprawnych)',
  url: 'https://icnieruchomosci.pl/aktualnosci/zniesienie-podatku-pcc-przy-zakupie-pierwszego-mieszkania.html',
  from: isoDate('2001-01-01'),
  certainty: 'confirmed',
};
const firstHead: LineHead = { ...pccHead, id: 'pl-pcc-first', title: 'PCC: first dwelling', url: changesUrl, from: isoDate('2023-08-31') };
const sixthHead: LineHead = {
  ...pccHead,
  id: 'pl-pcc-sixth',
  title: 'PCC: sixth and further flats',
  url: changesUrl,
  from: isoDate('2024-01-01'),
};
const vatHead: LineHead = {
  id: 'pl-vat',
  kind: 'vat',
  title: 'Value added tax',
  url: vatUrl,
  from: isoDate('2011-01-01'),
  certainty: 'unconfirmed',
};

/** The notary's maximum fee: the start of each slice in złoty and its percentage. 100 zł is added, and the fee never exceeds 10,000 zł. */
const notarySlices: readonly BandStart[] = [
  [0, 0],
  [3_000, 3],
  [10_000, 2],
  [30_000, 1],
  [60_000, 0.4],
  [1_000_000, 0.2],
  [2_000_000, 0.25],
];

function purchaseTax(input: PurchaseTaxInput): Result<PurchaseTax, PurchaseTaxRefusal> {
  const notes: string[] = [];
  const lines = [...(input.newBuild ? newBuildLines(input, notes) : [resaleLine(input, notes)]), ...feeLines(input)];
  return ok(purchaseTaxOf({ name: 'PCC', country: 'PL', currency: 'PLN', lines, notes }));
}

function resaleLine(input: PurchaseTaxInput, notes: string[]): PurchaseLine {
  const first = input.buyer === 'first-time' && input.use !== 'non-residential' && input.contractDate >= firstHead.from;
  if (!first) return pccLine(pccHead, input.price, 2);
  notes.push('A first dwelling bought from its owner is exempt from PCC.');
  return pccLine(firstHead, input.price, 0);
}

function newBuildLines(input: PurchaseTaxInput, notes: string[]): readonly PurchaseLine[] {
  const vat = rateLine(vatHead, input.price, vatPercent(input));
  const sixth = input.use !== 'non-residential' && (input.facts?.dwellingsBought ?? 1) >= 6 && input.contractDate >= sixthHead.from;
  if (!sixth) return [vat];
  notes.push('On the sixth and each further flat in a development, you pay 6% PCC in addition to VAT.');
  return [vat, pccLine(sixthHead, input.price, 6)];
}

/** The VAT rate: 8% on up to 150 m² of a flat or 300 m² of a house, and 23% on the part above; 8% if the area is unknown. */
function vatPercent(input: PurchaseTaxInput): number {
  if (input.use === 'non-residential') return 23;
  const limit = input.facts?.house === true ? 300 : 150;
  const area = input.facts?.floorArea ?? limit;
  const reduced = Math.min(1, limit / area);
  return 8 * reduced + 23 * (1 - reduced);
}

const pccLine = (head: LineHead, base: Minor, ratePercent: number): PurchaseLine => ({
  ...amountLine(head, base, minor(roundMoney(percentOf(base, ratePercent) / 100) * 100)),
  rate: percent(ratePercent),
});

function feeLines(input: PurchaseTaxInput): readonly PurchaseLine[] {
  const from = isoDate('2004-06-28');
  const net = Math.min(bandTotal(bandTax(input.price, notarySlices)) + fromMajor(100), fromMajor(10_000));
  const notary = amountLine(
    { id: 'pl-notary', kind: 'notary', title: 'Notary’s maximum fee, including VAT', url: scaleUrl, from, certainty: 'unconfirmed' },
    input.price,
    percentOf(minor(net), 123),
  );
  const entries = (input.facts?.loan ?? minor(0)) > 0 ? 400 : 200;
  const register = amountLine(
    { id: 'pl-register', kind: 'register', title: 'Land register', url: scaleUrl, from, certainty: 'unconfirmed' },
    input.price,
    fromMajor(entries),
  );
  return [notary, register];
}
