import { describe, expect, it } from 'vitest';
import { createManualDeal } from '../../../../../src/core/deal/manual/createManualDeal.ts';
import type { Provenance } from '../../../../../src/core/deal/provenance.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import type { StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { instant, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { evaluateStrategy } from '../../../../../src/core/pipeline/evaluateStrategy.ts';
import { simulateStrategies, type SimulatorQuestion } from '../../../../../src/core/pipeline/simulator/simulateStrategies.ts';
import { strategySensitivity } from '../../../../../src/core/pipeline/simulator/strategySensitivity.ts';
import { idOf } from '../../../../support/deals.ts';

const askingPrice = { amount: fromMajor(130_000), currency: 'GBP', qualifier: null, period: null, onApplication: false } as const;
const deal = createManualDeal({
  id: idOf(1),
  mid: idOf(2),
  at: instant(0),
  facts: { transaction: 'sale', askingPrice, bedrooms: 3, outcode: 'L4' },
});
const job = { deal, profile: standardProfile, today: isoDate('2026-11-22') };
const all: readonly StrategyId[] = ['buy-to-let', 'brrrr', 'flip', 'hmo', 'serviced-accommodation', 'rent-to-rent'];
const question = (changes: Partial<SimulatorQuestion> = {}): SimulatorQuestion => ({
  job,
  strategies: all,
  given: {},
  changes: {},
  whatIfs: [],
  ...changes,
});

const ruledOf = (inputs: object): readonly string[] =>
  Object.entries(inputs as Readonly<Record<string, { readonly provenance: Provenance }>>).flatMap(([key, { provenance }]) =>
    provenance.kind === 'default' && provenance.source.title.startsWith('Rule of thumb: ') ? [key] : [],
  );

const figure = (asked: SimulatorQuestion, id: string): string => {
  const [result] = simulateStrategies(asked);
  if (result === undefined || !result.now.ok) throw new Error('The strategy has no figures');
  return result.now.value.analysis.figures.find((each) => each.id === id)?.text ?? 'none';
};

describe('the simulator: one property under several strategies', () => {
  it('gives figures for all six, and lists the inputs based on a rule of thumb', () => {
    const results = simulateStrategies(question());
    expect(results.map(({ strategy, now }) => [strategy, now.ok])).toEqual(all.map((id) => [id, true]));
    expect(results.map(({ now }) => (now.ok ? ruledOf(now.value.inputs) : null))).toEqual([
      [],
      ['refurbishment', 'afterRepairValue'],
      ['refurbishment', 'afterRepairValue'],
      ['furnishing', 'rooms', 'billsPerMonth'],
      ['nightlyRate'],
      ['leaseRentPerMonth', 'furnishing', 'rooms', 'billsPerMonth'],
    ]);
  });

  it('keeps the property’s values next to the trial ones, and bases bills and furniture on the rooms entered', () => {
    const rooms = [{ label: 'Front', monthlyRent: minor(500_00), voidWeeks: 2, people: 1, squareMetres: null }];
    const [hmo] = simulateStrategies(question({ strategies: ['hmo'], changes: { hmo: { rooms, purchasePrice: minor(100_000_00) } } }));
    expect(hmo?.valuesBefore['purchasePrice']).toBe(130_000_00);
    expect(hmo?.valuesBefore['rooms']).toHaveLength(3);
    expect(hmo?.yours).toMatchObject({ purchasePrice: 100_000_00, rooms });
    expect(hmo?.now.ok && ruledOf(hmo.now.value.inputs)).toEqual(['furnishing', 'billsPerMonth']);
    expect(hmo?.now.ok && { ...hmo.now.value.inputs }).toMatchObject({ billsPerMonth: { value: 90_00 }, furnishing: { value: 1_000_00 } });
  });

  it('keeps the value after refurbishment when other works or another price are tried', () => {
    const tried = { refurbishment: minor(40_000_00), purchasePrice: minor(100_000_00) };
    const [flip] = simulateStrategies(question({ strategies: ['flip'], changes: { flip: tried } }));
    // 130,000 + 1.5 × 13,000 = 149,500, rounded down to £1,000.
    expect(flip?.valuesBefore['afterRepairValue']).toBe(149_000_00);
    expect(flip?.yours).toMatchObject({ ...tried, afterRepairValue: 149_000_00 });
    expect(flip?.now.ok && ruledOf(flip.now.value.inputs)).toEqual(['afterRepairValue']);
  });

  it('starts from the trial price if the property has none', () => {
    const unknown = { ...job, deal: { ...deal, facts: { ...deal.facts, askingPrice: null } } };
    const changes = { flip: { purchasePrice: minor(100_000_00) } };
    const [flip] = simulateStrategies(question({ job: unknown, strategies: ['flip'], changes }));
    // 100,000 + 1.5 × 10,000.
    expect(flip?.yours).toMatchObject({ refurbishment: 10_000_00, afterRepairValue: 115_000_00 });
    expect(flip?.now.ok).toBe(true);
  });

  it('equals the strategy evaluated with the same values, so that a saved scenario reproduces it', () => {
    const [flip] = simulateStrategies(
      question({ strategies: ['flip'], changes: { flip: { projectMonths: 12 } }, whatIfs: ['rates', 'price'] }),
    );
    if (flip === undefined || !flip.now.ok) throw new Error('The flip has no figures');
    expect(flip.yours).toMatchObject({ projectMonths: 12, purchasePrice: 123_500_00 });
    const again = evaluateStrategy({ job, strategy: 'flip', yours: flip.yours });
    expect(again.ok && again.value.analysis).toEqual(flip.now.value.analysis);
  });

  it('applies what-ifs on top of values tried by hand', () => {
    const tried = question({ strategies: ['buy-to-let'], changes: { 'buy-to-let': { mortgageRate: 0.04 } } });
    const [result] = simulateStrategies({ ...tried, whatIfs: ['rates', 'void'] });
    expect(result?.yours).toMatchObject({ mortgageRate: 0.06 });
    expect(result?.yours['voidWeeks']).toBeCloseTo(3 + 52 / 6, 9);
    expect(figure({ ...tried, whatIfs: ['rent'] }, 'monthlyCashFlow')).not.toBe(figure(tried, 'monthlyCashFlow'));
  });

  it('applies what-ifs on top of trial values that first made figures possible', () => {
    const unpriced = { ...deal, facts: { ...deal.facts, askingPrice: null } };
    const asked = question({
      job: { ...job, deal: unpriced },
      strategies: ['flip'],
      changes: { flip: { purchasePrice: minor(100_000_00), bridgingRate: percent(0.85) } },
      whatIfs: ['price'],
    });
    const [flip] = simulateStrategies(asked);
    expect(flip?.before).toEqual([]);
    expect(flip?.moved).toEqual({ purchasePrice: 95_000_00 });
    expect(flip?.now.ok && { ...flip.now.value.inputs }).toMatchObject({ purchasePrice: { value: 95_000_00 } });
  });

  it('asks for the price if it is unknown', () => {
    const unknown = { ...job, deal: { ...deal, facts: { ...deal.facts, askingPrice: null } } };
    const [result] = simulateStrategies(question({ job: unknown, strategies: ['hmo'] }));
    expect(result?.now.ok === false && result.now.error.keys).toContain('purchasePrice');
  });
});

describe('the simulator: sensitivity of a strategy’s figure', () => {
  const asked = {
    job,
    strategy: 'buy-to-let',
    yours: {},
    figure: 'monthlyCashFlow',
    rows: 'mortgageRate',
    columns: 'purchasePrice',
  } as const;

  it('has the widest bar first, and the current figure in the middle cell', () => {
    const answer = strategySensitivity(asked);
    if (!answer.ok || answer.value.grid === null) throw new Error('No answer with a grid');
    const { base, bars, grid } = answer.value;
    const widths = bars.map(({ atLow, atHigh }) => Math.abs((atHigh ?? 0) - (atLow ?? 0)));
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    expect(bars.slice(0, 3).map(({ key }) => key)).toContain('monthlyRent');
    expect(grid.cells[grid.rows.middle]?.[grid.columns.middle]).toBe(base);
    expect(grid.rows.values[grid.rows.middle]).toBe(0.0544);
    // A higher rate and a higher price both leave less.
    expect(grid.cells[0]?.[0]).toBeGreaterThan(grid.cells.at(-1)?.at(-1) ?? Infinity);
  });

  it('changes one input at a time: a value after refurbishment derived from it stays fixed', () => {
    const answer = strategySensitivity({ job, strategy: 'flip', yours: {}, figure: 'profit', rows: '', columns: '' });
    const works = answer.ok ? answer.value.bars.find(({ key }) => key === 'refurbishment') : undefined;
    expect(works?.atHigh).toBeLessThan(works?.atLow ?? Number.NaN);
  });

  it('has the current figure in the middle cell for a company, which borrows at its own rate', () => {
    const owned = { ...job, deal: { ...deal, ownership: { owner: 'company', basis: 'after-tax' } as const } };
    const answer = strategySensitivity({ ...asked, job: owned, strategy: 'hmo' });
    if (!answer.ok || answer.value.grid === null) throw new Error('No answer with a grid');
    const { base, grid } = answer.value;
    expect(grid.cells[grid.rows.middle]?.[grid.columns.middle]).toBe(base);
  });

  it('has no grid for an input against itself or for a non-numeric one', () => {
    expect(strategySensitivity({ ...asked, rows: 'purchasePrice' })).toMatchObject({ ok: true, value: { grid: null } });
    expect(strategySensitivity({ ...asked, rows: 'buyer' })).toMatchObject({ ok: true, value: { grid: null } });
  });
});
