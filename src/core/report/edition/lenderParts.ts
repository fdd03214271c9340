import type { ReportDocument, ReportFact, ReportFigure } from '../report.ts';
import { part, sentences, some, tables } from './blocks.ts';
import type { Block, EditionPart } from './editionDocument.ts';
import { sourceOfLaw, sourcesOfInputs } from './sources.ts';

type Part = Omit<EditionPart, 'id'>;

/** Figures that tell a lender how income carries the loan, of whatever strategy. */
const coverFigures: ReadonlySet<string> = new Set([
  'interestCover',
  'debtServiceCover',
  'lenderCover',
  'annualDebtService',
  'netOperatingIncome',
]);

/** What a lender reads of the home: its facts, that nobody valued it, and how its price stands against others, none of them named. */
export const securityPart = ({ property = [], comparison, inputs }: ReportDocument): Part => {
  const isAsked = inputs.some(({ key, mark }) => key === 'purchasePrice' && mark === 'listing');
  const valuation = { label: 'Valuation', value: isAsked ? 'Asking price; no valuation' : 'Price the buyer pays; no valuation' };
  return part('The property', [...facts(property.length === 0 ? [] : [...property, valuation]), ...sentences(comparison)]);
};

/** The loan asked for, term by term. */
export const loanPart = ({ loan = [], inputs }: ReportDocument): Part =>
  part('The loan', facts(loan.length === 0 ? loanInputs.flatMap((key) => inputs.find((input) => input.key === key) ?? []) : loan));

const loanInputs = ['purchasePrice', 'deposit', 'mortgageKind', 'mortgageRate', 'mortgageYears', 'arrangementFee'];

/** Who borrows: by name where the person agreed to that. */
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

/** Rent against interest, rate by rate; the figures of cover where a strategy has no such table. */
export const coverPart = ({ lending, figures }: ReportDocument): Part => {
  if (lending?.cover != null) return part('Interest cover', [{ kind: 'table', table: lending.cover }]);
  const shown = figures.filter(({ id }) => coverFigures.has(id)).map((figure) => withoutRule(notedInLabel(figure)));
  return part(
    'Cover',
    some(shown, (all) => ({ kind: 'figures', figures: all, against: null })),
  );
};

/** "Interest cover, at 5.5 % stress": without a column of rules the note goes beside the name. */
const notedInLabel = (figure: ReportFigure): ReportFigure =>
  figure.note === undefined || figure.note === null ? figure : { ...figure, note: null, label: `${figure.label}, ${figure.note}` };

/** The rent used, what it rests on and what homes of the area let for. */
export const rentPart = (report: ReportDocument): Part => {
  const { lending } = report;
  return part('Rent evidence', [...facts(lending?.rent ?? []), ...sentences(lending?.rentWords), ...tables(report, ['area-rents'])]);
};

/** What the buyer owns besides, where they agreed to print it. */
export const holdingsPart = ({ lending }: ReportDocument): Part => {
  if (lending === undefined) return part(null, []);
  const { holdings } = lending;
  if (holdings === undefined)
    return part('Existing portfolio', sentences(['Not part of this report; the buyer supplies it with the application.']));
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

/** What the pages before rest on: the rules of the tests, then each input. */
export const lenderSources = (report: ReportDocument, made: Block): Part =>
  part('Sources', [
    {
      kind: 'sources',
      sources: [...(report.lending?.laws ?? []).map(sourceOfLaw), ...sourcesOfInputs(report, inputsBehind)],
    },
    made,
  ]);

/** A lender is shown the figure, not how far it lies from the investor's own rule. */
export const withoutRule = (figure: ReportFigure): ReportFigure => ({ ...figure, delta: null, tone: 'neutral' });

const facts = (list: readonly Pick<ReportFact, 'label' | 'value'>[]): readonly Block[] =>
  some(list, (all) => ({ kind: 'facts', facts: all.map(({ label, value }) => ({ label, value })) }));
