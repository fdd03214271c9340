import { describe, expect, it } from 'vitest';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import type { AlertTest } from '../../../../../src/core/alerts/alertRule.ts';
import { draftOf, firstDraft, readDraft, ruleOf } from '../../../../../src/ui/features/alerts/rules/ruleDraft.ts';
import { labelInCurrency, levelKinds } from '../../../../../src/ui/features/alerts/rules/levelDraft.ts';
import { previewRule } from '../../../../../src/ui/features/alerts/rules/previewRule.ts';
import { suggestionsFor } from '../../../../../src/ui/features/alerts/rules/suggestions.ts';
import { rulePreviewText } from '../../../../../src/ui/features/alerts/rules/rulePreviewText.ts';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import type { DealRow } from '../../../../../src/data/view/rows.ts';
import { dealOf } from '../../../../support/deals.ts';

const at = instant(1_800_000_000_000);
const tests: readonly AlertTest[] = [
  { kind: 'score', atLeast: 70 },
  { kind: 'gross-yield', atLeast: percent(6.25) },
  { kind: 'net-yield', atLeast: percent(4) },
  { kind: 'monthly-cash-flow', atLeast: fromMajor(1_250) },
  { kind: 'cash-on-cash', atLeast: percent(8.5) },
  { kind: 'monthly-cash-flow', atLeast: fromMajor(300), currency: 'USD' },
  { kind: 'profit', atLeast: fromMajor(25_000) },
  { kind: 'cash-left-in', atMost: fromMajor(5_000), currency: 'USD' },
  { kind: 'price-at-most', amount: fromMajor(150_000), currency: 'USD' },
  { kind: 'cash-left-in', atMost: fromMajor(0) },
  { kind: 'break-even-occupancy', atMost: percent(70) },
  { kind: 'price-drop', amount: fromMajor(12_500), currency: 'GBP' },
  { kind: 'price-drop-share', share: percent(3) },
  { kind: 'price-at-most', amount: fromMajor(150_000), currency: 'GBP' },
  { kind: 'back-on-market' },
  { kind: 'area-figure', place: { kind: 'district', code: 'M6', name: 'M6' }, measure: 'price', label: 'Price', share: percent(3) },
  { kind: 'date-near', what: 'rent-review', days: 60 },
  { kind: 'cover-at-rate', rate: percent(8), atLeast: 1.25 },
  { kind: 'loan-to-value', atMost: percent(75) },
];

describe('the rule form', () => {
  it.each(tests)('$kind opens with its stored values', (test) => {
    const rule = ruleOf({ test, scope: { kind: 'all' } }, { draft: { ...firstDraft, ownChanges: true }, before: null, at });
    expect(readDraft(draftOf(rule))).toEqual({ ok: true, value: { test, scope: { kind: 'all' } } });
    expect(draftOf(rule).ownChanges).toBe(true);
  });

  it('offers every figure with its unit', () => {
    expect(Object.values(levelKinds).map(({ label, ask }) => `${label} | ${ask}`)).toEqual([
      'a deal’s gross yield reaches | Gross yield, % a year',
      'a deal’s net yield reaches | Net yield, % a year',
      'a deal’s score reaches | Score, out of 100',
      'a deal’s monthly cash flow reaches | Monthly cash flow, £ a month',
      'a deal’s cash-on-cash reaches | Cash-on-cash, % a year',
      'a deal’s profit after tax reaches | Profit after tax, £',
      'a deal’s cash left in falls to | Cash left in, £',
      'a deal’s break-even occupancy falls to | Break-even occupancy, %',
    ]);
  });

  it('asks for an amount in the rule’s currency, and accepts no other', () => {
    expect(labelInCurrency(levelKinds.profit.ask, 'USD')).toBe('Profit after tax, $');
    expect(labelInCurrency(null, 'USD')).toBeNull();
    const draft = { ...firstDraft, kind: 'profit', value: '$25,000', currency: 'USD' } as const;
    expect(readDraft(draft)).toMatchObject({ ok: true, value: { test: { kind: 'profit', atLeast: fromMajor(25_000), currency: 'USD' } } });
    expect(readDraft({ ...draft, currency: 'GBP' }).ok).toBe(false);
  });

  it('keeps the rule’s strategy', () => {
    const asked = { test: { kind: 'score', atLeast: 70 }, scope: { kind: 'strategy', strategy: 'hmo' } } as const;
    expect(readDraft(draftOf(ruleOf(asked, { draft: firstDraft, before: null, at })))).toEqual({ ok: true, value: asked });
  });

  it.each([
    [{ value: 'six' }, 'value'],
    [{ value: '-1', kind: 'cash-left-in' }, 'value'],
    [{ value: '0', kind: 'break-even-occupancy' }, 'value'],
    [{ value: '101', kind: 'score' }, 'value'],
    [{ scope: 'tag' }, 'tag'],
    [{ scope: 'area', area: 'Salford Quays' }, 'area'],
    [{ kind: 'area-figure' }, 'figure'],
    [{ kind: 'cover-at-rate', value: '125', rate: '' }, 'rate'],
  ] as const)('%j is rejected with an error on its field', (changes, field) => {
    const read = readDraft({ ...firstDraft, ...changes });
    expect(read.ok ? null : read.error.field).toBe(field);
  });

  it('keeps the creation time and whether the rule is paused, and drops options switched off', () => {
    const asked = { test: { kind: 'score', atLeast: 70 }, scope: { kind: 'all' } } as const;
    const before = { ...ruleOf(asked, { draft: { ...firstDraft, ownChanges: true }, before: null, at }), on: false };
    const after = ruleOf(asked, { draft: firstDraft, before, at: instant(at + 5) });
    expect(after).toEqual({ version: 1, ...asked, on: false, createdAt: at, updatedAt: at + 5 });
  });
});

const kinds = (deals: readonly DealRow[]) => suggestionsFor(deals).map(({ test }) => test.kind);

describe('the rule preview', () => {
  const rows: readonly DealRow[] = [
    { ...dealToRow(dealOf(1), undefined), score: 80, firstAsked: 20_000_000, lastAsked: 19_000_000, askedAt: 5 },
    { ...dealToRow(dealOf(2), undefined), score: 40, stage: 'shortlisted', status: 'sold-stc' },
  ];
  const words = (asked: Parameters<typeof previewRule>[0]) => rulePreviewText(asked, previewRule(asked, rows));

  it('first suggests a rule that would match a deal today', () => {
    expect(kinds([])).toEqual(['price-drop-share', 'back-on-market', 'gross-yield', 'score']);
    expect(kinds(rows.slice(1))).toEqual(['back-on-market', 'price-drop-share', 'gross-yield', 'score']);
  });

  it('counts how many of the deals in its scope the rule would match', () => {
    expect(words({ test: { kind: 'score', atLeast: 70 }, scope: { kind: 'all' } })).toBe('Today this rule would match 1 of your 2 deals.');
    const shortlisted = { kind: 'stage', stage: 'shortlisted' } as const;
    expect(words({ test: { kind: 'score', atLeast: 70 }, scope: shortlisted })).toBe(
      'No matches yet among your 1 deal in the rule’s scope.',
    );
    expect(words({ test: { kind: 'price-drop-share', share: percent(5) }, scope: { kind: 'all' } })).toContain('match 1 of');
    expect(words({ test: { kind: 'back-on-market' }, scope: { kind: 'all' } })).toContain(
      '1 of your 2 deals could come back on the market',
    );
    expect(words({ test: { kind: 'back-on-market' }, scope: { kind: 'area', area: 'ZE1' } })).toContain('No deals match this scope yet');
    expect(words({ test: { kind: 'profit', atLeast: fromMajor(1) }, scope: { kind: 'all' } })).toContain(
      'isn’t available for your 2 deals',
    );
    const american = {
      ...dealToRow(dealOf(3), undefined),
      currency: 'USD',
      outcode: null,
      address: '1 Main St, Dayton, OH 45402',
      monthlyCashFlow: 300_00,
    };
    const tried = (asked: Parameters<typeof previewRule>[0]) => previewRule(asked, [...rows, american])?.matches.map(({ id }) => id);
    const atLeast = fromMajor(200);
    expect(tried({ test: { kind: 'monthly-cash-flow', atLeast, currency: 'USD' }, scope: { kind: 'all' } })).toEqual([american.id]);
    expect(tried({ test: { kind: 'monthly-cash-flow', atLeast }, scope: { kind: 'all' } })).toEqual([]);
    expect(tried({ test: { kind: 'monthly-cash-flow', atLeast, currency: 'USD' }, scope: { kind: 'area', area: '454' } })).toEqual([
      american.id,
    ]);
    const irish = { ...american, id: 'irish', currency: 'EUR' };
    const triedOnIrish = (currency: 'EUR' | 'GBP') =>
      previewRule({ test: { kind: 'monthly-cash-flow', atLeast, currency }, scope: { kind: 'all' } }, [irish])?.matches.length;
    expect([triedOnIrish('EUR'), triedOnIrish('GBP')]).toEqual([1, 0]);
    expect(words({ test: { kind: 'loan-to-value', atMost: percent(75) }, scope: { kind: 'all' } })).toBe('');
  });
});
