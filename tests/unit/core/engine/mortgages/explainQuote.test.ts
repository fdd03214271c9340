import { describe, expect, it } from 'vitest';
import type { MortgageOrigin } from '../../../../../src/core/deal/mortgageProduct.ts';
import { originText } from '../../../../../src/core/engine/mortgages/explainQuote.ts';
import { quoteMortgage } from '../../../../../src/core/engine/mortgages/quoteMortgage.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { fee, need, terms } from './mortgageCases.ts';
import type { MortgageNeed } from '../../../../../src/core/engine/mortgages/mortgageNeed.ts';
import type { MortgageFigureId, MortgageCandidate } from '../../../../../src/core/engine/mortgages/mortgageQuote.ts';

const plain = (words: string | null): string => (words ?? '').replaceAll('\u00a0', ' ');

/** Each figure's label, value and terms, with plain spaces. */
function told(asked: MortgageNeed, product: MortgageCandidate): Record<MortgageFigureId, unknown> {
  const { explanations } = quoteMortgage(asked, product);
  return Object.fromEntries(
    Object.entries(explanations).map(([id, each]) => [
      id,
      [each.label, plain(each.value), each.terms.map((term) => [term.label, plain(term.value), plain(term.from)])],
    ]),
  ) as Record<MortgageFigureId, unknown>;
}

/** Two years at 5%, then 8%. Fees: £500 and 1% added, £200 and 0.5% upfront, £100 at the end. Cashback: £250. */
const rich: MortgageCandidate = {
  id: 'rich',
  origin: { kind: 'you', quotedOn: null },
  terms: terms({
    initialMonths: 24,
    fees: [
      { ...fee(500, 'added'), share: percent(1) },
      fee(200, 'upfront'),
      { ...fee(0, 'upfront', 'share'), share: percent(0.5) },
      fee(100, 'exit'),
    ],
    cashback: fromMajor(250),
    earlyRepaymentCharges: [percent(2), percent(1)],
    maxLoan: fromMajor(500_000),
  }),
};

const source = { title: 'Rates', url: 'https://lender.example/rates', checkedOn: isoDate('2025-11-30') };
const published = { ...source, publishedOn: null };
const example: MortgageOrigin = { kind: 'example', datedOn: isoDate('2025-11-30'), sources: [published] };

/** 8% from the first month with a maximum LTV of 50%. The test raises variable rates by one percentage point. */
const bare: MortgageCandidate = {
  id: 'bare',
  origin: example,
  terms: terms({ rateKind: 'variable', initialMonths: 0, maxLoanToValue: percent(50) }),
};

const [yours, deal, computed] = ['Your product', 'Your deal', 'Computed'];
const income = ['Annual net operating income', '£10,800', deal];

const formula = (kind: MortgageNeed['kind']) => quoteMortgage(need({ kind }), rich).explanations.initialPayment.formula;

describe('explanation of a mortgage quote', () => {
  const loan = ['Loan with added fees', '£152,000', computed];
  const [now, later] = ['£633.33', '£1,013.33'];
  const window = (months: string, interest: string, [charge, owed]: readonly [string, string]) => [
    ['Period', months, computed],
    ['Interest', interest, computed],
    ['Fees', '£3,050', computed],
    ['Early repayment charge', charge, computed],
    ['Cashback', '£250', yours],
    ['Balance at the end of the period', owed, computed],
  ];

  it('gives every figure’s value and terms', () => {
    expect(told(need({ holdMonths: 12 }), rich)).toEqual({
      // 152,000 at 5% and at 8%, divided by twelve.
      initialPayment: ['Monthly payment now', now, [loan, ['Initial rate', '5%', yours], ['Term', '300 months', deal]]],
      reversionPayment: [
        'Monthly payment after reversion',
        later,
        [
          ['Balance owed when the rate changes', '£152,000', computed],
          ['Reversion rate', '8%', yours],
          ['Initial period', '24 months', yours],
          ['Term', '300 months', deal],
        ],
      ],
      cashFlowInitial: ['Monthly cash flow now', '£267', [income, ['Monthly payment', now, computed]]],
      cashFlowAfterReversion: ['Monthly cash flow after reversion', '−£113', [income, ['Monthly payment', later, computed]]],
      // 200 + 750 − 250.
      upfrontCash: [
        'Cash paid to the lender at the start',
        '£700',
        [
          ['Fee upfront', '£200', yours],
          ['Fee share', '0.5% of £150,000', yours],
          ['Cashback', '£250', yours],
        ],
      ],
      // 24 payments + 3,050 − 250; 12 payments + 3,050 + 1% of 152,000 − 250; 24 and 276 payments + 3,050 − 250.
      costOverFix: ['True cost over the initial period', '£18,000', window('24 months', '£15,200', ['£0', '£152,000'])],
      costOverHold: ['True cost over the hold', '£11,920', window('12 months', '£7,600', ['£1,520', '£152,000'])],
      costOverTerm: ['True cost over the term', '£297,679', window('300 months', '£294,879', ['£0', '£0'])],
      aprc: [
        'APRC',
        '8.0%',
        [
          loan,
          ['Monthly payment now', now, computed],
          ['Monthly payment after reversion', later, computed],
          ['Fee added, added to the loan', '£500 + 1% of £150,000', yours],
          ['Fee upfront', '£200', yours],
          ['Fee share', '0.5% of £150,000', yours],
          ['Fee exit, at the end', '£100', yours],
        ],
      ],
      loanToValue: [
        'Loan to value',
        '75.0%',
        [
          ['Loan before fees', '£150,000', deal],
          ['Property value', '£200,000', deal],
          ['Maximum LTV', '75%', yours],
          ['With added fees', '76.0%', computed],
        ],
      ],
      // 14,400 ÷ 8,360.
      interestCover: [
        'Interest cover',
        '172%',
        [['Monthly rent', '£1,200', deal], loan, ['Stress rate', '5.5%', yours], ['Minimum interest cover', '125%', yours]],
      ],
      // 14,400 ÷ (1.25 × 5.5%), less 500, divided by 1.01.
      largestLoan: [
        'Largest loan',
        '£150,000',
        [
          ['Monthly rent', '£1,200', deal],
          ['Stress rate', '5.5%', yours],
          ['Minimum interest cover', '125%', yours],
          ['Loan the rent supports', '£209,455', computed],
          ['Before added fees', '£206,886', computed],
          ['Property value', '£200,000', deal],
          ['Maximum LTV', '75%', yours],
          ['Smallest loan', '£0', yours],
          ['Lender’s largest loan', '£500,000', yours],
        ],
      ],
    });
  });

  it('says what a product does not have: no initial period, no rate change, no limit', () => {
    const from = 'Example of 30 November 2025, not an offer';
    const shift = ['Variable rates change by', '1%', 'Your scenario'];
    const answers = told(need({ kind: 'repayment', rateShift: rate(0.01) }), bare);
    expect(answers).toMatchObject({
      // 150,000 over 300 months at 9%.
      initialPayment: [
        'Monthly payment now',
        '£1,258.79',
        [['Loan with added fees', '£150,000', computed], ['Initial rate', '8%', from], ['Term', '300 months', deal], shift],
      ],
      reversionPayment: [
        'Monthly payment after reversion',
        'No rate change',
        { 0: ['Balance owed when the rate changes', '£150,000', computed], 4: shift },
      ],
      cashFlowAfterReversion: ['Monthly cash flow after reversion', 'No rate change', [income]],
      costOverFix: ['True cost over the initial period', 'No initial period', []],
      upfrontCash: ['Cash paid to the lender at the start', '£0', [['Cashback', '£0', from]]],
      interestCover: ['Interest cover', '120%', expect.anything()],
      // Half of 200,000. The rent supports 14,400 ÷ (1.25 × 8%), with no fees to deduct.
      largestLoan: [
        'Largest loan',
        '£100,000',
        {
          3: ['Loan the rent supports', '£144,000', computed],
          4: ['Before added fees', '£144,000', computed],
          8: ['Lender’s largest loan', 'No limit', from],
        },
      ],
    });
  });

  it('says if interest cover is not tested and if nothing can be lent', () => {
    const untested = terms({
      stress: { floor: rate(0), margin: rate(0), longFix: null },
      initialRate: rate(0),
      reversionRate: rate(0),
      initialMonths: 0,
    });
    const free = told(need(), { ...rich, terms: untested });
    expect(free.interestCover).toMatchObject(['Interest cover', 'Not tested', expect.anything()]);
    expect(JSON.stringify(free.largestLoan)).not.toContain('the rent supports');
    const none = told(need(), { ...rich, terms: terms({ minLoan: fromMajor(160_000) }) });
    expect(none.largestLoan).toMatchObject(['Largest loan', 'None', expect.anything()]);
  });

  it('writes months in words, with a singular for one month', () => {
    expect(told(need({ holdMonths: 1 }), rich).costOverHold).toMatchObject({ 2: { 0: ['Period', '1 month', computed] } });
  });

  it('gives the formula for the kind of loan', () => {
    expect(formula('interest-only')).toBe('Loan × rate ÷ 12');
    expect(formula('repayment')).toBe('Loan × r ÷ (1 − (1 + r)^−n), where r = rate ÷ 12 and n = months left. Rounded to the penny.');
  });

  it('lists the sources of an example product, and none for the user’s own quote', () => {
    expect(quoteMortgage(need(), bare).explanations.aprc.sources).toEqual([{ ...source, confirmed: true }]);
    expect(quoteMortgage(need(), rich).explanations.aprc.sources).toEqual([]);
  });
});

describe('origin of a product’s terms', () => {
  it.each([
    [{ kind: 'you', quotedOn: null }, 'Your product'],
    [{ kind: 'you', quotedOn: isoDate('2026-11-02') }, 'Your product, quoted on 2 November 2026'],
    [{ kind: 'import', quotedOn: null }, 'Your file'],
    [{ kind: 'import', quotedOn: isoDate('2026-11-02') }, 'Your file, quoted on 2 November 2026'],
    [example, 'Example of 30 November 2025, not an offer'],
  ] as const)('is described in words', (origin, words) => {
    expect(originText(origin)).toBe(words);
  });
});
