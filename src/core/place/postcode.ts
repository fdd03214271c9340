/**
 * The postcode areas of the United Kingdom. Jersey, Guernsey and the Isle of Man use the same form and are excluded, because their taxes
 * differ. Source: ONS Postcode Directory, https://geoportal.statistics.gov.uk, checked 24 November 2026.
 */
const areas =
  'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU HA HD HG HP ' +
  'HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG ' +
  'SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE';

/**
 * An area and a district: "SE1", "EC1A", "M60". A UK district never begins with a zero, unlike an Eircode's routing key, and Ireland's
 * routing keys are excluded.
 */
const outcodePattern = `(?!(?:E(?:2[15]|3[24]|4[15]|53|91)|N(?:3[79]|41|91)|W(?:23|34|91))(?![A-Z\\d]))(?:${areas.replaceAll(' ', '|')})(?:[1-9][A-Z\\d]?|0(?![A-Z\\d]))`;
const outcodeForm = new RegExp(`^${outcodePattern}$`);
const incodeForm = /^\d[A-Z]{2}$/;

/** The first half of a postcode, "SE1", if the value is one; else null. */
export function outcodeOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return outcodeForm.test(text) ? text : null;
}

/** The second half of a postcode, "9RB", if the value is one; else null. */
export function incodeOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return incodeForm.test(text) ? text : null;
}

export interface Postcode {
  readonly outcode: string;
  readonly incode: string | null;
}

const wholeForm = new RegExp(`^(${outcodePattern}) ?(\\d[A-Z]{2})?$`);

/** A whole postcode standing alone: "SE1 9RB", "se19rb"; null for anything else. */
export function postcodeOf(value: unknown): Postcode | null {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const found = wholeForm.exec(text);
  return found?.[1] === undefined ? null : { outcode: found[1], incode: found[2] ?? null };
}

const incodeInText = /\d[A-Z]{2}(?![A-Z\d])/;
/** Does not match "Unit E4 2ND FLOOR" or "Bât. E2 1ER ÉTAGE". */
const wholeInText = new RegExp(
  `(?:^|[\\s,])(${outcodePattern}) ?(\\d[A-Z]{2})(?![A-Z\\d])(?! (?:FL|FLOOR|STREET|ST|AVENUE|AVE|ÉTAGE|ETAGE|PLANTA|PISO)\\b)`,
);
const outcodeAtAnEnd = [new RegExp(`(?:^|[\\s,])(${outcodePattern})$`), new RegExp(`^(${outcodePattern})[\\s,]`)];

/** "Apt B12", "Unit E4": the name of a flat, even if it looks like an outcode. */
const endsInUnit = /(?:apt|apartment|flat|unit|suite|ste|block|room|plot|door|tower|building|no|#)[\s.:#]*[A-Z]{1,2}\d[A-Z\d]?$/i;

/** "E14 Warehouse": the name of a building. */
const buildingCode = /^[A-Z]{1,2}\d[A-Z\d]? (?:warehouse|house|building|court|lofts?|mill|tower|block|wing)\b/i;

/** An Eircode, a state before a ZIP code, or a continental code before its town. */
const foreignCode =
  /\b(?:[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}|[A-Z]{2},? \d{5}(?:-\d{4})?)\b|(?:^|,)\s*\d{4,5}(?:-\d{3})? \p{L}{2}[^,]*$/u;

/** The first whole postcode in a text, or null. */
export function wholePostcodeIn(text: string): Postcode | null {
  // A fast check, because this runs for every deal in a list and most texts contain nothing like the second half of a postcode.
  if (!incodeInText.test(text)) return null;
  const [, outcode, incode = null] = wholeInText.exec(text) ?? [];
  return outcode === undefined ? null : { outcode, incode };
}

/**
 * The postcode of an address: a whole one anywhere ("London, SE1 8FF, UK"), or its first half if the address ends or begins with it ("Wharf
 * Road, Islington, N1"). Null for a flat's name and if another country's code is present.
 */
export function postcodeInAddress(address: string | null): Postcode | null {
  const text = (address ?? '').replace(/[\s,]*(?:UK|United Kingdom|England|Scotland|Wales)?[\s.,]*$/, '');
  const whole = wholePostcodeIn(text);
  if (whole !== null) return whole;
  if (foreignCode.test(text) || endsInUnit.test(text)) return null;
  if (buildingCode.test(text)) return null;
  const outcode = outcodeAtAnEnd.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined);
  return outcode === undefined ? null : { outcode, incode: null };
}
