import type { AreaBook, LocalRent } from '../book/areaBook.ts';
import type { AreaFigure } from '../book/figure.ts';
import type { Place } from '../book/place.ts';
import { figureText } from './figureText.ts';
import { shortName } from './shortName.ts';

type Book = Pick<AreaBook, 'place' | 'find' | 'profile'>;

/** Both halves of a home's postcode, as far as the listing has them. */
interface HomePostcode {
  readonly outcode: string | null;
  readonly incode: string | null;
}

/** The place of a property: its postcode sector if listed and known to the packs, else its district; null without either. */
export function placeOfProperty(book: Book, { outcode, incode }: HomePostcode): Place | null {
  if (outcode === null) return null;
  const sector = incode === null ? null : book.place({ kind: 'sector', code: `${outcode} ${incode.charAt(0)}` });
  return sector ?? book.place({ kind: 'district', code: outcode });
}

/** The area measures of local prices for this property type, the closest first. */
export function priceMeasures(propertyType: string | null): readonly string[] {
  const type = (propertyType ?? '').toLowerCase();
  const own = /flat|apartment|maisonette|studio|penthouse/.test(type)
    ? ['sold_flats', 'est_f']
    : /semi/.test(type)
      ? ['est_s', 'sold_houses']
      : /terrace|mews|town.?house/.test(type)
        ? ['est_t', 'sold_houses']
        : /detached/.test(type) && !/bungalow/.test(type)
          ? ['est_d', 'sold_houses']
          : [];
  return [...own, 'sold', 'est', 'price'];
}

/** The area figure to compare a property of this type with; null if no price is published. */
export function priceFigure(book: Book, place: Place, propertyType: string | null): AreaFigure | null {
  const figures = book.profile(place)?.figures ?? [];
  return priceMeasures(propertyType).flatMap((id) => figures.find(({ measure }) => measure.id === id) ?? [])[0] ?? null;
}

/** A price compared with the area's, as text; `price` in minor units. */
export function describePrice(price: number, figure: AreaFigure): string {
  const { measure, value, ofName } = figure;
  const gap = price / 100 / value - 1;
  const where = shortName(ofName);
  const what = `${medianWords(measure.label)} in ${where}, ${figureText(value, measure)}${measure.estimate === null ? '' : ' (an estimate)'}`;
  if (Math.abs(gap) < 0.01) return `The price is at the ${what}.`;
  return `The price is ${Math.abs(gap * 100).toFixed(0)}% ${gap < 0 ? 'below' : 'above'} the ${what}.`;
}

/** Returns "median for terraced homes" for "Median price, terraced"; other labels are unchanged. */
function medianWords(label: string): string {
  const [, paid = '', type] = /^Median price( paid)?, ([\w-]+)$/.exec(label) ?? [];
  if (type === undefined) return label.toLowerCase();
  return `median${paid === '' ? '' : ' price paid'} for ${type.endsWith('s') ? type : `${type} homes`}`;
}

/** A monthly rent, in minor units, compared with local rents, as text. */
export function describeRent(rent: number, { mean, low, high, areaName, bedrooms }: LocalRent): string {
  const pounds = rent / 100;
  const homes = bedrooms === null ? 'properties' : bedrooms === 1 ? 'one-bedroom properties' : `${bedrooms}-bedroom properties`;
  const usual = `the usual range for ${homes} in ${areaName}, ${amount(low)} to ${amount(high)}`;
  if (pounds < low) return `The rent is below ${usual}.`;
  if (pounds > high) return `The rent is above ${usual}.`;
  const gap = Math.round((pounds / mean - 1) * 100);
  const against = gap === 0 ? 'at the average' : `${Math.abs(gap)}% ${gap < 0 ? 'below' : 'above'} the average of ${amount(mean)}`;
  return `The rent is within ${usual}, and ${against}.`;
}

const amount = (pounds: number): string => `£${Math.round(pounds).toLocaleString('en-GB')}`;
