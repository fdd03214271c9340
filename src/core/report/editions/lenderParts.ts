import type { ReportDocument, ReportFigure } from '../report.ts';
import { part, sentences, some, tables } from './blocks.ts';
import type { Block, EditionPart } from './editionDocument.ts';
import { sourceOfLaw, sourcesOfInputs } from './sources.ts';
import type { ReportFact } from '../reportTable.ts';

type Part = Omit<EditionPart, 'id'>;

/** Figures that show a lender how income covers the loan, for any strategy. */
const coverFigures: ReadonlySet<string> = new Set([
  'interestCover',
  'debtServiceCover',
  'lenderCover',
  'annualDebtService',
  'netOperatingIncome',
]);

/**
 * The property as security for the loan: its facts, a note that it was not valued, and its price against comparable properties, without
 * naming them.
 */
export const securityPart = ({ property = [], comparison, inputs }: ReportDocument): Part => {
  const isAsked = inputs.some(({ key, mark }) => key === 'purchasePrice' && mark === 'listing');
  const valuation = { label: 'Valuation', value: isAsked ? 'Asking price, not valued' : 'Purchase price, not valued' };
  return part('The property', [...facts(property.length === 0 ? [] : [...property, valuation]), ...sentences(comparison)]);
};

/** The requested loan, term by term. */
export const loanPart = ({ loan = [], inputs }: ReportDocument): Part =>
  part('The loan', facts(loan.length === 0 ? loanInputs.flatMap((key) => inputs.find((input) => input.key === key) ?? []) : loan));

const loanInputs = ['purchasePrice', 'deposit', 'mortgageKind', 'mortgageRate', 'mortgageYears', 'arrangementFee'];

/** The borrower, named only with the borrower's consent. */
export const borrowerPart = ({ lending }: ReportDocument, borrower: string | null): Part =>
  part(
    'Borrower and ownership',
    facts(
      lending === undefined
        ? []
        : [
            { label: 'Borrower', value: borrower ?? 'Named in the application' },
            { label: 'Ownership', value: lending.ownership },
          ],
    ),
  );

/** Interest cover at several rates or, if the strategy has no such table, the cover figures. */
export const coverPart = ({ lending, figures }: ReportDocument): Part => {
  if (lending?.cover != null) return part('Interest cover', [{ kind: 'table', table: lending.cover }]);
  const shown = figures.filter(({ id }) => coverFigures.has(id)).map((figure) => withoutRule(notedInLabel(figure)));
  return part(
    'Cover',
    some(shown, (all) => ({ kind: 'figures', figures: all, against: null })),
  );
};

/**
 * A figure with its note in its label: "Interest cover, at 5.5% stress". The lender's edition has no column of rules that could show the
 * note.
 */
const notedInLabel = (figure: ReportFigure): ReportFigure =>
  figure.note === undefined || figure.note === null ? figure : { ...figure, note: null, label: `${figure.label}, ${figure.note}` };

/** The rent used, its source, and local rents. */
export const rentPart = (report: ReportDocument): Part => {
  const { lending } = report;
  return part('Rent evidence', [...facts(lending?.rent ?? []), ...sentences(lending?.rentWords), ...tables(report, ['area-rents'])]);
};

/** The buyer's other properties, if the buyer consented to print them. */
export const holdingsPart = ({ lending }: ReportDocument): Part => {
  if (lending === undefined) return part(null, []);
  const { holdings } = lending;
  if (holdings === undefined) return part('Existing portfolio', sentences(['Not included. The buyer supplies it with the application.']));
  return part('Existing portfolio', [
    ...(holdings.table.rows.length === 0 ? [] : [{ kind: 'table' as const, table: holdings.table }]),
    ...sentences(holdings.words),
  ]);
};

/** How the loan is repaid. */
export const exitPart = (report: ReportDocument): Part => {
  const { lending } = report;
  return part('Exit', [...sentences(lending?.exitWords), ...facts(lending?.exit ?? []), ...tables(report, ['refinance', 'sale'])]);
};

const inputsBehind = [
  'purchasePrice',
  'monthlyRent',
  'mortgageRate',
  'stressRate',
  'deposit',
  'mortgageYears',
  'holdYears',
  'priceGrowth',
  'sellingCosts',
];

/** The sources of everything on the previous pages: the rules behind the tests, then each input. */
export const lenderSources = (report: ReportDocument, made: Block): Part =>
  part('Sources', [
    {
      kind: 'sources',
      sources: [...(report.lending?.laws ?? []).map(sourceOfLaw), ...sourcesOfInputs(report, inputsBehind)],
    },
    made,
  ]);

/** A figure without its distance to the investor's own rule, which is not shown to a lender. */
export const withoutRule = (figure: ReportFigure): ReportFigure => ({ ...figure, delta: null, tone: 'neutral' });

const facts = (list: readonly Pick<ReportFact, 'label' | 'value'>[]): readonly Block[] =>
  some(list, (all) => ({ kind: 'facts', facts: all.map(({ label, value }) => ({ label, value })) }));
