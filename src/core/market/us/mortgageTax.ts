import { usStateNames } from '../markets.ts';
import type { UsState } from '../markets.ts';
import { percent } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { lawRule } from './lawRule.ts';
import type { LawSource } from './lawRule.ts';
import type { UsRule } from './usRule.ts';

/** A state's tax on a new mortgage, paid by the borrower. */
export interface MortgageTax {
  /** Share of the loan; zero if the state has no such tax. */
  readonly rate: Rate;
  /** One sentence on what the rate includes. */
  readonly words: string;
  /** How a county or the loan's terms may change the tax. */
  readonly notes: readonly string[];
  readonly rule: UsRule;
  readonly confirmed: boolean;
}

/** A state's mortgage tax at its statewide rate, for a long-term loan. */
export function mortgageTaxOf(state: UsState): MortgageTax {
  const { rate, words, notes = [], source } = taxes[state] ?? none(state);
  const rule = lawRule(`us-mortgage-tax-${state.toLowerCase()}`, source);
  return { rate: percent(rate), words, notes, rule, confirmed: source.seen };
}

interface Tax {
  /** The rate in per cent of the loan. */
  readonly rate: number;
  readonly words: string;
  readonly notes?: readonly string[];
  readonly source: LawSource;
}

const none = (state: UsState): Tax => ({
  rate: 0,
  words: `We know of no mortgage tax in ${usStateNames[state]}.`,
  source: {
    title: 'State mortgage taxes: we found none in this state, but couldn’t confirm it',
    url: 'https://docslib.org/doc/1125434',
    from: '2026-01-01',
    seen: false,
  },
});

const taxes: Readonly<Partial<Record<UsState, Tax>>> = {
  AL: {
    rate: 0.15,
    words: 'Mortgage recordation tax of 0.15% of the loan.',
    source: { title: 'Alabama mortgage tax (NCSL table)', url: 'https://docslib.org/doc/1125434', from: '2026-01-01', seen: true },
  },
  FL: {
    rate: 0.55,
    words: 'Documentary stamp tax of 0.35% on the note, plus intangible tax of 0.2%.',
    notes: ['Charged for each $100 of the note, or part of $100.'],
    source: {
      title: 'Florida documentary stamp tax on notes and intangible tax (Fla. Stat. ch. 199, § 201.08)',
      url: 'https://www.osceolaclerk.com/Home/MortgageCalculator',
      from: '2026-01-01',
      seen: true,
    },
  },
  GA: {
    rate: 0.3,
    words: 'Intangible recording tax of 0.30% on a note of more than three years.',
    notes: ['It is capped at $25,000. A note of three years or less is exempt, so hard money pays none.'],
    source: {
      title: 'Georgia intangible recording tax (O.C.G.A. § 48-6-61)',
      url: 'https://etax.dor.ga.gov/PTD/adm/taxguide/intrec.aspx',
      from: '2026-01-01',
      seen: true,
    },
  },
  MN: {
    rate: 0.23,
    words: 'Mortgage registry tax of 0.23% of the loan.',
    notes: ['Hennepin and Ramsey counties charge 0.24%.'],
    source: {
      title: 'Minnesota mortgage registry tax (NCSL table)',
      url: 'https://docslib.org/doc/1125434',
      from: '2026-01-01',
      seen: true,
    },
  },
  NY: {
    rate: 0.75,
    words:
      'Mortgage recording tax of 0.50%, plus the additional tax of 0.25%. The lender pays the special additional tax of 0.25% on one to six units.',
    notes: ['Many counties charge more, up to about 1.05% for the borrower. In New York City it is 1.8%, or 1.925% from $500,000.'],
    source: {
      title: 'New York mortgage recording tax (Tax Law § 253)',
      url: 'https://cuddyfeder.com/?p=1488',
      from: '2026-01-01',
      seen: true,
    },
  },
  OK: {
    rate: 0.1,
    words: 'Mortgage tax of 0.10% on a loan of five years or more.',
    notes: ['A shorter loan pays less, down to 0.02% below two years.'],
    source: {
      title: 'Oklahoma real estate mortgage tax (68 O.S. § 1904)',
      url: 'https://oklahoma.gov/tax.html',
      from: '2026-01-01',
      seen: false,
    },
  },
  TN: {
    rate: 0.115,
    words: 'Recordation tax of 0.115% of the debt.',
    notes: ['The first $2,000 of debt is exempt.'],
    source: {
      title: 'Tennessee recordation tax on indebtedness (Tenn. Code § 67-4-409)',
      url: 'https://revenue.support.tn.gov/hc/en-us/articles/115005729246-What-is-the-Tennessee-recordation-tax-',
      from: '2026-01-01',
      seen: true,
    },
  },
  VA: {
    rate: 0.25,
    words: 'State recordation tax of 0.25% on the deed of trust.',
    notes: ['A city or county may add one third of this, about 0.083%.'],
    source: {
      title: 'Virginia recordation tax on deeds of trust (City of Alexandria)',
      url: 'https://alexandriava.gov/real-estate/recordation-tax',
      from: '2026-01-01',
      seen: true,
    },
  },
};
