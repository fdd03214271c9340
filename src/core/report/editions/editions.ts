import type { FigureId } from '../../engine/analysis.ts';

export type EditionId = 'short' | 'full' | 'lender';

/** A part of an edition. A part is composed in the same way in every edition. */
export type PartId =
  | 'decision'
  | 'verdict'
  | 'lending'
  | 'security'
  | 'loan'
  | 'borrower'
  | 'cover'
  | 'rents'
  | 'holdings'
  | 'exit'
  | 'lender-sources'
  | 'rules'
  | 'solves'
  | 'warnings'
  | 'first-warnings'
  | 'property'
  | 'score'
  | 'figures'
  | 'figures-in-brief'
  | 'targets'
  | 'purchase'
  | 'purchase-in-brief'
  | 'finance'
  | 'cash-flow'
  | 'after-tax'
  | 'risk'
  | 'area'
  | 'comparables'
  | 'inputs'
  | 'notes'
  | 'foundations';

/** An edition's content and audience. `parts` are in printing order; those up to `cover` are on the first page. */
export interface Edition {
  readonly id: EditionId;
  readonly label: string;
  /** The edition's audience, as a sentence in the dialog. */
  readonly purpose: string;
  /** The edition's name in the masthead. */
  readonly masthead: string;
  readonly keyFigures: readonly FigureId[];
  readonly parts: readonly PartId[];
  readonly cover: number;
  /** Whether the edition prints more than the outcome shown on screen, so that the rest must be requested. */
  readonly isLong: boolean;
}

const investorFigures: readonly FigureId[] = ['monthlyCashFlow', 'cashOnCash', 'cashNeeded', 'interestCover'];

/** The editions of the report: an overview, one for deciding, and one for a lender, without our score. */
export const editions: Readonly<Record<EditionId, Edition>> = {
  short: {
    id: 'short',
    label: 'Short',
    purpose: 'Verdict, key figures and checks on two pages.',
    masthead: 'Deal summary',
    keyFigures: investorFigures,
    parts: ['decision', 'verdict', 'rules', 'solves', 'first-warnings', 'figures-in-brief', 'purchase-in-brief', 'foundations'],
    cover: 5,
    isLong: false,
  },
  full: {
    id: 'full',
    label: 'Full',
    purpose: 'Everything: score breakdown, tax, mortgages, risk and every input with its source.',
    masthead: 'Deal report',
    keyFigures: investorFigures,
    parts: [
      'decision',
      'verdict',
      'rules',
      'solves',
      'warnings',
      'property',
      'score',
      'figures',
      'targets',
      'purchase',
      'finance',
      'cash-flow',
      'after-tax',
      'risk',
      'area',
      'comparables',
      'inputs',
      'foundations',
    ],
    cover: 5,
    isLong: true,
  },
  lender: {
    id: 'lender',
    label: 'Lender',
    purpose: 'For a lender or broker, on three pages: property, loan, interest cover, rent evidence, exit and sources.',
    masthead: 'Lending summary',
    keyFigures: ['loanToValue', 'interestCover', 'debtServiceCover', 'monthlyPayment'],
    parts: ['lending', 'security', 'loan', 'borrower', 'cover', 'rents', 'holdings', 'exit', 'lender-sources'],
    cover: 3,
    isLong: true,
  },
};

export const editionIds = Object.keys(editions) as readonly EditionId[];
