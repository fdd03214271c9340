import { isoDate } from '../../../kernel/calendar.ts';
import { fromMajor, minor, roundMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { amountLine, checkedOn, notCovered, percentOf, purchaseTaxOf, rateLine } from '../purchaseLines.ts';
import type { LineHead } from '../purchaseLines.ts';
import type { PurchaseLine, PurchaseTax, PurchaseTaxInput, PurchaseTaxRefusal, PurchaseTaxRules } from '../purchaseTaxRules.ts';

/**
 * Imposta di registro (register tax) on a dwelling from a private seller: 9% (2% on a first home) of the cadastral value, at least €1,000,
 * plus two fixed taxes of €50. From a builder: VAT and three fixed taxes of €200. The fixed taxes replaced percentages in 2014.
 */
export const italy: PurchaseTaxRules = {
  country: 'IT',
  currency: 'EUR',
  version: 'it-2026-11-20',
  checkedOn,
  regions: [],
  purchaseTax,
};

const taxUrl =
  'https://www.idealista.it/news/finanza/fisco/2025/07/29/256356-imposta-di-registro-sulla-seconda-casa-ecco-qual-e-il-calcolo';
const builderUrl = 'https://www.idealista.it/news/taxonomy/term/37034';
const mortgageUrl = 'https://topagencyimmobiliare.it/?p=5156';
const feesUrl = 'https://www.proprietesdecharme.com/en/2024/11/04/real-estate-transfer-costs-in-the-european-union-ranking-of-countries';
const since = isoDate('2014-01-01');
const leastTax = fromMajor(1_000);

/** The factor applied to cadastral income: 120 for a dwelling or 110 for a first home, each raised by 5%. */
const multiplier = { other: 126, firstHome: 115.5 } as const;

function purchaseTax(input: PurchaseTaxInput): Result<PurchaseTax, PurchaseTaxRefusal> {
  if (input.use === 'non-residential') return notCovered('Shops, offices and land in Italy aren’t covered.');
  const notes: string[] = [];
  const firstHome = input.use === 'own-home' && input.buyer !== 'company' && input.facts?.luxury !== true;
  const lines = [
    ...(input.newBuild ? builderLines(input, firstHome) : privateLines(input, { firstHome, notes })),
    ...mortgageLines(input, firstHome),
    ...usualFees(input),
  ];
  return ok(purchaseTaxOf({ name: 'Imposta di registro', country: 'IT', currency: 'EUR', lines, notes }));
}

const head = (id: string, title: string, url: string): LineHead => ({
  id: `it-${id}`,
  kind: 'transfer-tax',
  title,
  url,
  from: since,
  certainty: 'confirmed',
});

interface Draft {
  readonly firstHome: boolean;
  readonly notes: string[];
}

function privateLines(input: PurchaseTaxInput, draft: Draft): readonly PurchaseLine[] {
  const ratePercent = draft.firstHome ? 2 : 9;
  const base = registerBase(input, draft);
  const computed = percentOf(base, ratePercent);
  if (computed < leastTax) draft.notes.push('Imposta di registro (register tax) is at least €1,000.');
  const register = amountLine(head('register', 'Imposta di registro', taxUrl), base, minor(Math.max(computed, leastTax)));
  return [
    { ...register, rate: percent(ratePercent) },
    amountLine(head('mortgage-register', 'Imposta ipotecaria', taxUrl), base, fromMajor(50)),
    amountLine(head('cadastre', 'Imposta catastale', taxUrl), base, fromMajor(50)),
  ];
}

/** An individual may have a dwelling taxed on its cadastral value (`prezzo-valore`); a company is taxed on the price. */
function registerBase(input: PurchaseTaxInput, draft: Draft): Minor {
  const income = input.facts?.cadastralIncome;
  if (input.buyer === 'company') {
    draft.notes.push('Companies are taxed on the price, not the cadastral value.');
    return input.price;
  }
  if (income === undefined) {
    draft.notes.push(
      'Cadastral income isn’t known, so we calculate the tax on the price, which is usually several times the cadastral value.',
    );
    return input.price;
  }
  return roundMoney(Number((income * (draft.firstHome ? multiplier.firstHome : multiplier.other)).toPrecision(15)));
}

function builderLines(input: PurchaseTaxInput, firstHome: boolean): readonly PurchaseLine[] {
  const vatPercent = input.facts?.luxury === true ? 22 : firstHome ? 4 : 10;
  const fixed = ['Imposta di registro', 'Imposta ipotecaria', 'Imposta catastale'].map((title, at) =>
    amountLine(head(`builder-fixed-${at + 1}`, `${title}, fixed`, builderUrl), input.price, fromMajor(200)),
  );
  return [rateLine({ ...head('vat', 'Value added tax', builderUrl), kind: 'vat' }, input.price, vatPercent), ...fixed];
}

function mortgageLines(input: PurchaseTaxInput, firstHome: boolean): readonly PurchaseLine[] {
  const loan = input.facts?.loan;
  if (loan === undefined || loan <= 0) return [];
  return [rateLine({ ...head('loan', 'Imposta sostitutiva on the loan', mortgageUrl), kind: 'duty' }, loan, firstHome ? 0.25 : 2)];
}

function usualFees(input: PurchaseTaxInput): readonly PurchaseLine[] {
  const notary: LineHead = { ...head('notary', 'Usual notary costs', feesUrl), kind: 'notary', certainty: 'unconfirmed' };
  const agent: LineHead = { ...head('agent', 'Usual agent’s commission, including VAT', feesUrl), kind: 'agent', certainty: 'unconfirmed' };
  const lines = [rateLine(notary, input.price, 1.5)];
  return input.newBuild ? lines : [...lines, rateLine(agent, input.price, 3.66)];
}
