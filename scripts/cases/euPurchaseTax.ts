import { isoDate } from '../../src/core/kernel/calendar.ts';
import { fromMajor, minor, sumMoney, toMajor } from '../../src/core/kernel/money.ts';
import { toPercent } from '../../src/core/kernel/rate.ts';
import { notaryFee } from '../../src/core/market/eu/france/notary.ts';
import type { PurchaseLine, PurchaseTax, PurchaseTaxInput } from '../../src/core/market/eu/purchaseTaxRules.ts';
import type { EuCountry } from '../../src/core/market/eu/registry/countries.ts';
import { purchaseTaxRulesOf } from '../../src/core/market/eu/registry/purchaseTaxes.ts';
import { euCountries, isEuCountry } from '../../src/core/market/markets.ts';
import { numberOf, requireConvention, textOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';

/** Purchase taxes in continental Europe and Ireland. `tax` is the transfer tax alone unless the case names another line. */
export const euPurchaseTax: CaseAdapter = {
  kind: 'eu-purchase-tax',
  fns: ['emolumentsNotaire'],
  accepts: (inputs) => isEuCountry(inputs['country']),
  run: ({ inputs }) => (inputs['fn'] === 'emolumentsNotaire' ? notaryAnswer(inputs) : taxAnswer(inputs)),
};

function notaryAnswer(inputs: CaseInputs): CaseAnswer {
  requireConvention(inputs, 'country', /^FR$/);
  const year = /\d{4}/.exec(textOf(inputs, 'scale', `${numberOf(inputs, 'year', 2026)}`))?.[0] ?? '2026';
  const fee = notaryFee(fromMajor(numberOf(inputs, 'price')), isoDate(`${year}-07-01`));
  return { ht: toMajor(fee.net), tva: toMajor(fee.vat), ttc: toMajor(fee.gross) };
}

function taxAnswer(inputs: CaseInputs): CaseAnswer {
  const country = countryOf(inputs);
  requireConvention(inputs, 'vatExclusive', true);
  requireConvention(inputs, 'seller', /^(private|builder)$/);
  if (inputs['price'] === undefined && inputs['base'] === undefined) return { tax: ruleInWords(country) };
  const tax = computed(country, inputOf(inputs, country));
  const lines = tax.lines.filter(lineWanted(inputs));
  const amount = sumMoney(lines.map((line) => line.amount));
  return { tax: toMajor(amount), total: toMajor(tax.total), vat: toMajor(tax.vat), fees: toMajor(tax.fees) };
}

function computed(country: EuCountry, input: PurchaseTaxInput): PurchaseTax {
  const result = purchaseTaxRulesOf(country).purchaseTax(input);
  if (!result.ok) throw new RangeError(result.error.message);
  return result.value;
}

/** The rule as text, taken from the lines of a small purchase. This is the expected answer for a case without a price. */
function ruleInWords(country: EuCountry): string {
  const facts = { cadastralIncome: minor(1) };
  const { lines } = computed(country, { ...plain, price: fromMajor(100_000), facts });
  return `${lines
    .filter((line) => line.kind === 'transfer-tax')
    .map(lineInWords)
    .join(' + ')} fixed`;
}

function lineInWords(line: PurchaseLine): string {
  const amount = toMajor(line.amount).toLocaleString('en-US');
  return line.rate === null ? amount : `${toPercent(line.rate)}% of cadastral value (min ${amount})`;
}

/** Selects the line that the case names (registration of the owner or of the mortgage, stamp duty), else the transfer tax. */
function lineWanted(inputs: CaseInputs): (line: PurchaseLine) => boolean {
  const named = plainText(textOf(inputs, 'tax', ''));
  if (/pfand|hypothek|mortgage/.test(named)) return (line) => line.id === 'at-mortgage';
  if (/eintrag|grundbuch|register fee|land register/.test(named)) return (line) => line.id === 'at-register';
  if (/selo|stamp duty|ajd/.test(named) && textOf(inputs, 'country') !== 'IE') return (line) => line.kind === 'duty';
  if (/^(vat|iva|tva|btw|mwst)/.test(named)) return (line) => line.kind === 'vat';
  return (line) => line.kind === 'transfer-tax';
}

const plain: Omit<PurchaseTaxInput, 'price'> = {
  buyer: 'individual',
  use: 'letting',
  region: null,
  newBuild: false,
  contractDate: isoDate('2026-11-20'),
  completionDate: isoDate('2026-11-20'),
};

function inputOf(inputs: CaseInputs, country: EuCountry): PurchaseTaxInput {
  const [place, ...kind] = regionText(inputs).split('/');
  const use = purposeOf([inputs['use'], inputs['buyer'], ...kind].filter((word) => typeof word === 'string').join(' '), inputs);
  const day = dayOf(inputs, ['completionDate', 'effectiveDate', 'date', 'deedDate']);
  const price = fromMajor(numberOf(inputs, 'price', numberOf(inputs, 'base', 0)));
  const loan = /pfand|hypothek|mortgage/.test(plainText(textOf(inputs, 'tax', ''))) ? price : undefined;
  return {
    price,
    buyer: buyerOf(plainText(textOf(inputs, 'buyer', ''))),
    use,
    region: regionIdOf(country, place ?? ''),
    newBuild: inputs['newBuild'] === true || inputs['seller'] === 'builder',
    completionDate: isoDate(day),
    contractDate: isoDate(dayOf(inputs, ['contractDate'], day)),
    facts: { ...factsOf(inputs), ...(loan === undefined ? {} : { loan }) },
  };
}

const moneyFacts = {
  cadastralIncome: ['cadastralIncome', 'rendita'],
  officialValue: ['officialValue', 'referenceValue', 'valorDeReferencia'],
};
const countFacts = {
  buyerAge: ['buyerAge', 'age'],
  dwellingsBought: ['dwellingsBought', 'dwellings', 'units', 'houses', 'flats'],
  floorArea: ['floorArea'],
};
const truthFacts = { resident: ['resident'], largeHolder: ['largeHolder'], apartment: ['apartment'], luxury: ['luxury'], house: ['house'] };

function factsOf(inputs: CaseInputs): NonNullable<PurchaseTaxInput['facts']> {
  const found = (table: Readonly<Record<string, readonly string[]>>, type: 'number' | 'boolean') =>
    Object.entries(table).flatMap(([fact, names]) => {
      const value = names.map((name) => inputs[name]).find((each) => typeof each === type);
      return value === undefined ? [] : [[fact, value] as const];
    });
  return {
    ...Object.fromEntries(found(moneyFacts, 'number').map(([fact, value]) => [fact, fromMajor(Number(value))])),
    ...Object.fromEntries([...found(countFacts, 'number'), ...found(truthFacts, 'boolean')]),
  };
}

function purposeOf(text: string, inputs: CaseInputs): PurchaseTaxInput['use'] {
  const words = plainText(text);
  if (/non.?(dwelling|residential)|niet.?woning|commercial|office/.test(words)) return 'non-residential';
  if (inputs['ownHome'] === true || inputs['primaCasa'] === true) return 'own-home';
  if (/own|sole|main|primary|hpp|propria|prima|eigen|starter|first|unique|propre/.test(words)) return 'own-home';
  return /second|holiday/.test(words) ? 'second-home' : 'letting';
}

const buyerOf = (words: string): PurchaseTaxInput['buyer'] => {
  if (/company|corporate|vennootschap|societe|gmbh/.test(words)) return 'company';
  return /first|starter|young/.test(words) ? 'first-time' : 'individual';
};

/** The date in the case, else the middle of its year, else the date on which the rules were checked. */
function dayOf(inputs: CaseInputs, fields: readonly string[], otherwise?: string): string {
  const named = fields.map((field) => inputs[field]).find((value) => typeof value === 'string');
  if (named !== undefined) return named;
  return otherwise ?? (inputs['year'] === undefined ? plain.completionDate : `${numberOf(inputs, 'year')}-06-30`);
}

const regionText = (inputs: CaseInputs): string => {
  const found = ['land', 'region', 'departement', 'department'].map((field) => inputs[field]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : '';
};

/** Alternative names for the regions in the rules. */
const otherNames: Readonly<Record<string, string>> = {
  vlaanderen: 'flanders',
  flandre: 'flanders',
  'vlaams gewest': 'flanders',
  wallonie: 'wallonia',
  bruxelles: 'brussels',
  brussel: 'brussels',
  catalunya: 'cataluna',
  catalonia: 'cataluna',
  andalusia: 'andalucia',
  'comunidad valenciana': 'valencia',
  'valencian community': 'valencia',
  'comunidad de madrid': 'madrid',
  'balearic islands': 'baleares',
  'islas baleares': 'baleares',
  'canary islands': 'canarias',
  'islas canarias': 'canarias',
  'basque country': 'pais-vasco',
  bavaria: 'by',
  saxony: 'sn',
  'lower saxony': 'ni',
  'saxony-anhalt': 'st',
  thuringia: 'th',
  hesse: 'he',
  'north rhine-westphalia': 'nw',
  nrw: 'nw',
  'rhineland-palatinate': 'rp',
  continente: 'mainland',
  acores: 'azores',
};

function regionIdOf(country: EuCountry, text: string): string | null {
  if (text === '') return null;
  const asked = plainText(text);
  const words = otherNames[asked] ?? asked;
  const fits = purchaseTaxRulesOf(country).regions.find(({ id, name }) => plainText(id) === words || plainText(name) === words);
  return fits?.id ?? text;
}

function countryOf(inputs: CaseInputs): EuCountry {
  const country = textOf(inputs, 'country');
  if (!isEuCountry(country)) throw new TypeError(`country must be one of ${euCountries.join(', ')}`);
  return country;
}

/** Text in lower case without accents, so that "Cataluña" and "cataluna" are equal. */
const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
