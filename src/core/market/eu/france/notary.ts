import { isoDate } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { addMoney, roundMoney, subtractMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { toPercent } from '../../../kernel/rate.ts';
import { bandTax, bandTotal, inForceOn } from '../../bandTax.ts';
import type { BandStart, Dated } from '../../bandTax.ts';
import { percentOf } from '../purchaseLines.ts';
import type { Certainty } from '../purchaseTaxRules.ts';
import type { TaxBandLine } from '../../rules.ts';

export interface NotaryFee {
  readonly net: Minor;
  readonly vat: Minor;
  readonly gross: Minor;
  readonly slices: readonly TaxBandLine[];
  /** Start date of the scale used. */
  readonly from: IsoDate;
  readonly url: string;
  readonly certainty: Certainty;
}

/**
 * The notary's regulated fee on a sale (`émoluments`, article A444-91 of the Code de commerce), with 20% VAT, in cents, at the rates on the
 * day of the deed.
 */
export function notaryFee(price: Minor, on: IsoDate): NotaryFee {
  const scale = inForceOn(scales, on);
  const slices = roundedOnce(bandTax(price, scale.value.bands));
  const net = bandTotal(slices);
  const vat = percentOf(net, 20);
  return { net, vat, gross: addMoney(net, vat), slices, from: scale.from, url: scale.value.url, certainty: scale.value.certainty };
}

/** Rounds the scale as a whole: each slice is the increase in the rounded running total, so slices sum to the fee. */
function roundedOnce(slices: readonly TaxBandLine[]): readonly TaxBandLine[] {
  let exact = 0;
  let told = zeroMoney;
  return slices.map((slice) => {
    exact += (slice.taxed * toPercent(slice.rate)) / 100;
    const until = roundMoney(Number(exact.toPrecision(15)));
    const tax = subtractMoney(until, told);
    told = until;
    return { ...slice, tax };
  });
}

interface Scale {
  readonly bands: readonly BandStart[];
  readonly url: string;
  readonly certainty: Certainty;
}

const scales: readonly Dated<Scale>[] = [
  {
    from: isoDate('2016-05-01'),
    value: {
      bands: [
        [0, 3.945],
        [6_500, 1.627],
        [17_000, 1.085],
        [60_000, 0.814],
      ],
      url: 'https://vaneauneuf.fr/dossiers/frais-de-notaire',
      certainty: 'confirmed',
    },
  },
  {
    from: isoDate('2021-01-01'),
    value: {
      bands: [
        [0, 3.87],
        [6_500, 1.596],
        [17_000, 1.064],
        [60_000, 0.799],
      ],
      url: 'https://dfhpru1xcs0sc.cloudfront.net/notaire-immobilier/frais-de-notaire/emoluments-notaire',
      certainty: 'unconfirmed',
    },
  },
];
