import { formatNumber } from '../../kernel/formatMoneyAndRates.ts';
import type { Profile } from '../../deal/profile.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { Currency } from '../../kernel/money.ts';
import { assessPortfolio, type NamedHolding } from '../../portfolio/assessPortfolio.ts';
import type { PortfolioFigureId, PortfolioFigures } from '../../portfolio/figures.ts';
import type { LendingEvidence } from '../../report/evidence/lendingEvidence.ts';
import { left, right } from '../../report/tables/columns.ts';

interface Held {
  readonly holdings: readonly NamedHolding[];
  readonly profile: Profile;
  readonly today: IsoDate;
  /** The deal's currency; only holdings in this currency are added up. */
  readonly currency: Currency;
}

const shown: readonly PortfolioFigureId[] = ['value', 'debt', 'loanToValue', 'rent', 'coverAtPayRate', 'coverAtStress'];

const cells = (figures: PortfolioFigures): readonly string[] => shown.map((id) => figures[id].text);

/**
 * The number of mortgaged buy-to-lets from which lenders assess the whole portfolio. Prudential Regulation Authority, SS13/16, chapter 3,
 * since 30 September 2017.
 */
const portfolioFrom = 4;

/**
 * The properties owned on the day, one by one and in total, in minor units of the deal's currency; holdings in other currencies are counted
 * but not added.
 */
export function holdingSchedule({ holdings, profile, today, currency }: Held): NonNullable<LendingEvidence['holdings']> {
  const portfolio = assessPortfolio({ holdings, profile, today, years: 1, growth: {} });
  const held = portfolio.holdings.flatMap(({ id, state, figures }) => {
    const item = holdings.find((holding) => holding.id === id)?.item;
    return state === 'held' && item !== undefined ? [{ item, figures }] : [];
  });
  const own = held.filter(({ item }) => item.currency === currency);
  const all = portfolio.currencies.find((part) => part.currency === currency);
  const abroad = held.length - own.length;
  const mortgaged = own.filter(({ figures }) => (figures.debt.value ?? 0) > 0).length + 1;
  return {
    words: [
      ...(own.length === 0 ? ['The buyer has recorded no other properties.'] : []),
      ...(currency === 'GBP' && mortgaged >= portfolioFrom
        ? [
            `With this loan, ${formatNumber(mortgaged)} properties are mortgaged. At ${portfolioFrom} or more mortgaged buy-to-lets, lenders assess the whole portfolio (SS13/16).`,
          ]
        : []),
      ...(abroad === 0
        ? []
        : [
            `${formatNumber(abroad)} more ${abroad === 1 ? 'property in another currency is' : 'properties in another currency are'} not listed.`,
          ]),
    ],
    table: {
      id: 'holdings',
      title: 'Existing portfolio',
      columns: [
        left('Property'),
        right('Value'),
        right('Loan'),
        right('Loan to value'),
        right('Annual rent'),
        right('Cover at the rate paid'),
        right('Cover, stress'),
      ],
      rows: own.map(({ item, figures }) => [item.place.address ?? item.name, ...cells(figures)]),
      total: all === undefined || own.length < 2 ? null : ['All', ...cells(all.figures)],
      note: own.length === 0 ? null : 'As recorded by the buyer. Cover is annual rent ÷ annual interest.',
    },
  };
}
