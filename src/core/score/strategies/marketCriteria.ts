import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { Currency } from '../../kernel/money.ts';
import type { Grounds } from '../criterion.ts';
import { monthlyScale, percentScale, timesScale } from '../measures/scale.ts';
import { breakEvenLine, figureLine } from './criterionRows.ts';
import type { FigureLine, JudgedLine, Standard } from './criterionRows.ts';
import { soldAgainLines } from './flipCriteria.ts';
import { cashLeftInLine, refinanceGrounds } from './cashLeftInLine.ts';
import { leasedLines } from './rentToRentCriteria.ts';

/** The criteria of each strategy in a market outside Britain. */
export type MarketCriteria = Readonly<Record<StrategyId, readonly JudgedLine[]>>;

type Named = Pick<FigureLine, 'id' | 'label'>;

/** A market's scales and usual rules for each strategy. */
export interface MarketStandards {
  readonly currency: Currency;
  readonly listingLine: (weight: number) => JudgedLine;
  /**
   * The inputs behind the figures, which differ by market. `letting` is for a property let as a whole, `rooms` for one let by the room,
   * `project` for one that is resold.
   */
  readonly grounds: Readonly<Record<'letting' | 'rooms' | 'project', Grounds>>;
  /** Monthly cash flow, by strategy. */
  readonly cashFlow: Readonly<Record<'buy-to-let' | 'brrrr' | 'hmo' | 'serviced-accommodation' | 'rent-to-rent', Standard>>;
  readonly cashOnCash: Standard;
  readonly netYield: Named & { readonly standard: Standard };
  /** Net operating income divided by the loan payments, as a multiple. */
  readonly cover: { readonly label: string; readonly standard: Standard };
  readonly rentOnCost: Standard;
  /** The profit of a resold property. */
  readonly profit: { readonly label: string; readonly standard: Standard };
  readonly returnOnCash: Standard;
  readonly breakEven: Readonly<Record<'hmo' | 'serviced-accommodation', Standard>>;
  /** The monthly saving of an owner who lets the other rooms. */
  readonly saving: Standard;
  readonly paidByOthers: Named;
}

/** The criteria shared by several strategies of a market. */
export interface MarketLines {
  readonly cashFlow: (weight: number, strategy: keyof MarketStandards['cashFlow'], restsOn: Grounds) => JudgedLine;
  readonly cashOnCash: (weight: number, restsOn: Grounds) => JudgedLine;
  readonly netYield: (weight: number, restsOn: Grounds) => JudgedLine;
  /** A deal without a loan gets full marks, but a refinance that lends nothing gets none. */
  readonly cover: (weight: number, restsOn: Grounds, shareOfWords?: 0 | 1) => JudgedLine;
}

/** A market's criteria, built from its standards. `buyToLet` combines the shared ones for a property let as a whole. */
export function marketCriteria(standards: MarketStandards, buyToLet: (lines: MarketLines) => readonly JudgedLine[]): MarketCriteria {
  const lines = marketLines(standards);
  return {
    'buy-to-let': buyToLet(lines),
    brrrr: refinanced(standards, lines),
    flip: [...soldAgainLines({ ...standards, restsOn: standards.grounds.project, profitOnCost: 0.15 }), standards.listingLine(10)],
    hmo: byTheRoom(standards, lines),
    'serviced-accommodation': byTheNight(standards, lines),
    'rent-to-rent': letOn(standards, lines),
    'house-hack': livedIn(standards),
  };
}

function marketLines({ currency, cashFlow, cashOnCash, netYield, cover }: MarketStandards): MarketLines {
  return {
    cashFlow: (weight, strategy, restsOn) => {
      const [zero, full, rule] = cashFlow[strategy];
      const scale = monthlyScale(zero, full, currency);
      return figureLine({ id: 'cash-flow', label: 'Cash flow', figure: 'monthlyCashFlow', weight, scale, rule, restsOn });
    },
    cashOnCash: (weight, restsOn) => {
      const [zero, full, rule] = cashOnCash;
      const scale = percentScale(zero, full);
      const name = { id: 'cash-on-cash', label: 'Cash-on-cash return', figure: 'cashOnCash' };
      return figureLine({ ...name, weight, scale, rule, restsOn, shareOfWords: 1 });
    },
    netYield: (weight, restsOn) => {
      const [zero, full, rule] = netYield.standard;
      const scale = percentScale(zero, full);
      return figureLine({ id: netYield.id, label: netYield.label, figure: 'netYield', weight, scale, rule, restsOn });
    },
    cover: (weight, restsOn, shareOfWords = 1) => {
      const [zero, full, rule] = cover.standard;
      const scale = timesScale(zero, full);
      const name = { id: 'debt-service-cover', label: cover.label, figure: 'debtServiceCover' };
      return figureLine({ ...name, weight, scale, rule, restsOn, shareOfWords });
    },
  };
}

function refinanced({ grounds: { letting }, rentOnCost, listingLine }: MarketStandards, lines: MarketLines): readonly JudgedLine[] {
  const [zero, full, rule] = rentOnCost;
  const restsOn: Grounds = [...refinanceGrounds, ['monthlyRent', 3]];
  const scale = percentScale(zero, full);
  return [
    cashLeftInLine,
    lines.cashFlow(20, 'brrrr', letting),
    lines.cashOnCash(15, restsOn),
    lines.cover(20, letting, 0),
    figureLine({ id: 'yield-on-cost', label: 'Gross yield on cost', figure: 'yieldOnCost', weight: 10, scale, rule, restsOn }),
    listingLine(10),
  ];
}

const byTheRoom = ({ grounds: { rooms }, breakEven, listingLine }: MarketStandards, lines: MarketLines): readonly JudgedLine[] => [
  lines.cashFlow(25, 'hmo', rooms),
  lines.cashOnCash(25, rooms),
  lines.netYield(15, rooms),
  breakEvenLine(15, breakEven.hmo, rooms),
  lines.cover(10, rooms),
  listingLine(10),
];

const guests: Grounds = [
  ['purchasePrice', 2],
  ['nightlyRate', 3],
  ['occupancy', 3],
  ['mortgageRate', 1],
];

const byTheNight = ({ breakEven, listingLine }: MarketStandards, lines: MarketLines): readonly JudgedLine[] => [
  breakEvenLine(25, breakEven['serviced-accommodation'], guests),
  lines.cashFlow(25, 'serviced-accommodation', guests),
  lines.cashOnCash(20, guests),
  lines.netYield(10, guests),
  lines.cover(10, guests),
  listingLine(10),
];

const leased: Grounds = [
  ['leaseRentPerMonth', 3],
  ['rooms', 4],
  ['billsPerMonth', 1],
];

const letOn = ({ listingLine }: MarketStandards, lines: MarketLines): readonly JudgedLine[] => [
  lines.cashFlow(30, 'rent-to-rent', leased),
  ...leasedLines(leased),
  listingLine(5),
];

const living: Grounds = [
  ['purchasePrice', 2],
  ['mortgageRate', 2],
  ['rooms', 3],
  ['housingCostNow', 3],
];

function livedIn({ currency, saving: [zero, full, rule], paidByOthers, listingLine }: MarketStandards): readonly JudgedLine[] {
  return [
    livingLine({
      id: 'saving',
      label: 'Saving compared with renting',
      figure: 'savedPerMonth',
      weight: 35,
      scale: monthlyScale(zero, full, currency),
      rule,
    }),
    livingLine({ ...paidByOthers, figure: 'paidByLodgers', weight: 30, scale: percentScale(0.2, 0.9, 0), rule: 0.5 }),
    livingLine({
      id: 'saving-on-cash',
      label: 'Cash-on-cash saving',
      figure: 'cashOnCash',
      weight: 25,
      scale: percentScale(0, 0.3),
      rule: null,
    }),
    listingLine(10),
  ];
}

const livingLine = (line: Omit<FigureLine, 'restsOn'>): JudgedLine => figureLine({ ...line, restsOn: living });
