import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { Currency } from '../../kernel/money.ts';
import { amountsIn } from '../../kernel/amountsAbout.ts';
import type { Grounds } from '../criterion.ts';
import { amountScale, monthlyScale, monthsScale, percentScale, timesScale } from '../measures/scale.ts';
import { europeanListingLine, figureLine } from './criterionRows.ts';
import type { FigureLine, JudgedLine } from './criterionRows.ts';
import { leftInLine } from './leftInLine.ts';

const letting: Grounds = [
  ['purchasePrice', 3],
  ['monthlyRent', 3],
  ['mortgageRate', 2],
  ['maintenance', 1],
  ['serviceChargePerYear', 1],
];
const rooms: Grounds = [
  ['purchasePrice', 2],
  ['rooms', 4],
  ['mortgageRate', 2],
];
const guests: Grounds = [
  ['purchasePrice', 2],
  ['nightlyRate', 3],
  ['occupancy', 3],
  ['mortgageRate', 1],
];
const project: Grounds = [
  ['purchasePrice', 3],
  ['afterRepairValue', 3],
  ['refurbishment', 2],
  ['projectMonths', 1],
];
const refinance: Grounds = [
  ['purchasePrice', 3],
  ['afterRepairValue', 4],
  ['refurbishment', 2],
  ['refinanceOfValue', 1],
];
const leased: Grounds = [
  ['leaseRentPerMonth', 3],
  ['rooms', 4],
  ['billsPerMonth', 1],
];
const living: Grounds = [
  ['purchasePrice', 2],
  ['mortgageRate', 2],
  ['rooms', 3],
  ['housingCostNow', 3],
];

type Weighed = Pick<FigureLine, 'weight' | 'restsOn'>;

const cashOnCash = (given: Weighed): JudgedLine =>
  figureLine({
    ...given,
    id: 'cash-on-cash',
    label: 'Cash-on-cash return',
    figure: 'cashOnCash',
    scale: percentScale(-0.02, 0.08),
    rule: 0.03,
    shareOfWords: 1,
  });

const netYield = (given: Weighed): JudgedLine =>
  figureLine({ ...given, id: 'net-yield', label: 'Net yield', figure: 'netYield', scale: percentScale(0.01, 0.065), rule: 0.035 });

/** Net income over the payments; full marks without a loan. */
const cover = (given: Weighed, shareOfWords: 0 | 1 = 1): JudgedLine =>
  figureLine({
    ...given,
    id: 'debt-service-cover',
    label: 'Debt service cover',
    figure: 'debtServiceCover',
    scale: timesScale(0.6, 1.4),
    rule: 1,
    shareOfWords,
  });

const breakEven = (weight: number, [zero, full, rule]: readonly [number, number, number], restsOn: Grounds): JudgedLine =>
  figureLine({
    id: 'break-even',
    label: 'Break-even occupancy',
    figure: 'breakEvenOccupancy',
    weight,
    scale: percentScale(zero, full, 0),
    rule,
    restsOn,
    shareOfWords: 0,
  });

type CashFlow = (given: Weighed & { readonly full: number; readonly rule: number }) => JudgedLine;

/** Cash flow a month, from three hundred euros lost to what is asked of the strategy. */
const cashFlowIn =
  (currency: Currency): CashFlow =>
  ({ full, rule, ...given }) => {
    const { about } = amountsIn(currency);
    return figureLine({
      ...given,
      id: 'cash-flow',
      label: 'Cash flow',
      figure: 'monthlyCashFlow',
      scale: monthlyScale(0 - about(300), about(full), currency),
      rule: about(rule),
    });
  };

/** A home that is bought and let as a whole, at once or after works and a new loan. */
const wholeHome = (cashFlow: CashFlow): Pick<Criteria, 'buy-to-let' | 'brrrr'> => ({
  'buy-to-let': [
    cashFlow({ weight: 25, full: 200, rule: 0, restsOn: letting }),
    netYield({ weight: 25, restsOn: letting }),
    cashOnCash({ weight: 20, restsOn: letting }),
    cover({ weight: 20, restsOn: letting }),
    europeanListingLine(10),
  ],
  brrrr: [
    leftInLine(refinance),
    cashFlow({ weight: 20, full: 200, rule: 0, restsOn: letting }),
    cashOnCash({ weight: 15, restsOn: [...refinance, ['monthlyRent', 3]] }),
    cover({ weight: 20, restsOn: letting }, 0),
    figureLine({
      id: 'yield-on-cost',
      label: 'Rent on cost',
      figure: 'yieldOnCost',
      weight: 10,
      scale: percentScale(0.03, 0.09),
      rule: 0.06,
      restsOn: [...refinance, ['monthlyRent', 3]],
    }),
    europeanListingLine(10),
  ],
});

const soldAgain = (currency: Currency): readonly JudgedLine[] => {
  const { about } = amountsIn(currency);
  return [
    projectLine({
      id: 'profit-on-cost',
      label: 'Profit on cost',
      figure: 'profitOnCost',
      weight: 35,
      scale: percentScale(0.05, 0.25),
      rule: 0.15,
    }),
    projectLine({
      id: 'profit',
      label: 'Profit',
      figure: 'profit',
      weight: 20,
      scale: amountScale(0, about(60_000), currency),
      rule: about(20_000),
    }),
    projectLine({ id: 'return-on-cash', label: 'Return on cash', figure: 'roi', weight: 25, scale: percentScale(0, 0.4), rule: 0.15 }),
    projectLine({ id: 'margin', label: 'Margin on the sale', figure: 'margin', weight: 10, scale: percentScale(0.05, 0.2), rule: null }),
    europeanListingLine(10),
  ];
};

const projectLine = (line: Omit<FigureLine, 'restsOn'>): JudgedLine => figureLine({ ...line, restsOn: project });

/** A home let by the room, to guests by the night, or let on by its tenant. */
const furnished = (cashFlow: CashFlow): Pick<Criteria, 'hmo' | 'serviced-accommodation' | 'rent-to-rent'> => ({
  hmo: [
    cashFlow({ weight: 25, full: 600, rule: 200, restsOn: rooms }),
    cashOnCash({ weight: 25, restsOn: rooms }),
    netYield({ weight: 15, restsOn: rooms }),
    breakEven(15, [1, 0.7, 0.85], rooms),
    cover({ weight: 10, restsOn: rooms }),
    europeanListingLine(10),
  ],
  'serviced-accommodation': [
    breakEven(25, [0.8, 0.4, 0.55], guests),
    cashFlow({ weight: 25, full: 800, rule: 300, restsOn: guests }),
    cashOnCash({ weight: 20, restsOn: guests }),
    netYield({ weight: 10, restsOn: guests }),
    cover({ weight: 10, restsOn: guests }),
    europeanListingLine(10),
  ],
  'rent-to-rent': [
    cashFlow({ weight: 30, full: 700, rule: 300, restsOn: leased }),
    breakEven(25, [0.95, 0.7, 0.85], leased),
    figureLine({
      id: 'payback',
      label: 'Paid back after',
      figure: 'payback',
      weight: 25,
      scale: monthsScale(24, 6),
      rule: 12,
      restsOn: leased,
      shareOfWords: 0,
    }),
    figureLine({
      id: 'return-on-cash',
      label: 'Return on cash',
      figure: 'cashOnCash',
      weight: 15,
      scale: percentScale(0, 1, 0),
      rule: 0.5,
      restsOn: leased,
    }),
    europeanListingLine(5),
  ],
});

const livedIn = (currency: Currency): readonly JudgedLine[] => {
  const { about } = amountsIn(currency);
  const scale = monthlyScale(0 - about(200), about(500), currency);
  return [
    figureLine({
      id: 'saving',
      label: 'Saved against renting',
      figure: 'savedPerMonth',
      weight: 35,
      scale,
      rule: about(100),
      restsOn: living,
    }),
    figureLine({
      id: 'paid-by-lodgers',
      label: 'Paid by the lodgers',
      figure: 'paidByLodgers',
      weight: 30,
      scale: percentScale(0.2, 0.9, 0),
      rule: 0.5,
      restsOn: living,
    }),
    figureLine({
      id: 'saving-on-cash',
      label: 'Saving on cash',
      figure: 'cashOnCash',
      weight: 25,
      scale: percentScale(0, 0.3),
      rule: null,
      restsOn: living,
    }),
    europeanListingLine(10),
  ];
};

type Criteria = Readonly<Record<StrategyId, readonly JudgedLine[]>>;

/**
 * The criteria of each strategy in Europe, for a currency. Scales, weights and rules are our convention: yields are lower than in Britain
 * and loans amortise, so a rent that covers its costs and its loan is already good.
 */
export function europeanCriteria(currency: Currency): Criteria {
  const cashFlow = cashFlowIn(currency);
  return { ...wholeHome(cashFlow), flip: soldAgain(currency), ...furnished(cashFlow), 'house-hack': livedIn(currency) };
}
