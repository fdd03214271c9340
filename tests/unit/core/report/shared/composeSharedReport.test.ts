import { beforeAll, describe, expect, it } from 'vitest';
import { fullReport } from '../../../../../src/core/pipeline/full/fullReport.ts';
import type { FullReport } from '../../../../../src/core/pipeline/outcome.ts';
import { composeSharedReport } from '../../../../../src/core/report/shared/composeSharedReport.ts';
import { parseSharedReport, type SharedReport } from '../../../../../src/core/report/shared/sharedReport.ts';
import { sharedPartIds, usualParts, type SharedPartId } from '../../../../../src/core/report/shared/sharedParts.ts';
import { americanDeal, americanJob } from '../../../../support/americanDeals.ts';
import { sampleDeal, sampleJob, terraceFacts } from '../../../../support/dealFixtures.ts';
import { bareHolding } from '../../../../support/holdings.ts';
import { europeanCells, europeanDeal, europeanJob } from '../../../../support/europeanDeals.ts';

const notes = ['20 Nov 2026: the boiler hums at night', '21 Nov 2026: ask about the damp'];

let full: FullReport;
beforeAll(() => {
  const made = fullReport(sampleJob(), [{ id: 'h1', item: bareHolding({ name: '9 Hidden Lane' }) }]);
  if (!made.ok) throw new Error(made.error.message);
  full = made.value;
});

const share = (parts: readonly SharedPartId[], facts = sampleDeal().facts): SharedReport =>
  composeSharedReport({ ...full, facts, notes, parts, appVersion: 'b1', from: ' Ada ', sharedAt: '2026-11-28T09:00:00.000Z' });

const textOf = (report: SharedReport): string => JSON.stringify(report);
const partIdsOf = ({ document }: SharedReport): readonly string[] => [...document.cover, ...document.parts].map(({ id }) => id);

describe('a shared report', () => {
  it('has the chosen parts only, and always its sources and limits', () => {
    expect(partIdsOf(share([]))).toEqual(['foundations']);
    expect(partIdsOf(share(['figures', 'costs']))).toEqual(['figures', 'purchase', 'foundations']);
    expect(partIdsOf(share(['verdict']))).toEqual(['verdict', 'rules', 'solves', 'score', 'foundations']);
  });

  it('has the name without surrounding space, the moment and the market', () => {
    expect(share(usualParts)).toMatchObject({ from: 'Ada', sharedAt: '2026-11-28T09:00:00.000Z', market: 'GB-ENG', parts: usualParts });
  });

  it('does not contain the address, postcode, listing or agent unless the address was chosen', () => {
    const facts = { ...terraceFacts, agentName: 'Pell & Rowan' };
    const withoutPlace = sharedPartIds.filter((id) => id !== 'address' && id !== 'area');
    const text = textOf(share(withoutPlace, facts));
    for (const secret of ['Example Street', 'M6', '5ZZ', '900000001', 'Pell & Rowan']) expect(text).not.toContain(secret);
    const shown = textOf(share(['address', 'property'], facts));
    for (const told of ['Example Street', '900000001']) expect(shown).toContain(told);
  });

  it('does not contain a price unless a part that has one was chosen', () => {
    expect(textOf(share(['address', 'notes']))).not.toContain('185,000');
    expect(textOf(share(['figures']))).toContain('185,000');
  });

  it('does not contain notes unless they were chosen', () => {
    expect(textOf(share(sharedPartIds.filter((id) => id !== 'notes')))).not.toContain('boiler');
    expect(textOf(share(['notes']))).toContain('the boiler hums at night');
  });

  it('does not contain targets, rules or the score unless the verdict was chosen', () => {
    const text = textOf(share(sharedPartIds.filter((id) => id !== 'verdict')));
    expect(text).not.toMatch(/target|"score"|your rules/i);
    expect(textOf(share(['verdict']))).toContain('"score"');
  });

  it('never contains income, tax after ownership, holdings or other deals', () => {
    const text = textOf(share(sharedPartIds));
    expect(text).not.toMatch(/"id":"(after-tax|homes-alike|comparables)|Hidden Lane/);
    expect(text).not.toMatch(/ukResident|linked/i);
  });

  it('never contains what the person pays for their own home', () => {
    const home = europeanCells('DE-BW').find(({ strategy }) => strategy === 'house-hack');
    const made = home === undefined ? null : fullReport(europeanJob(home));
    if (home === undefined || made?.ok !== true) throw new Error('No report for a house hack');
    const own = made.value.report.inputs.find(({ key }) => key === 'housingCostNow');
    const sharing = { ...made.value, facts: europeanDeal(home).facts, parts: sharedPartIds, appVersion: null, from: '' };
    const { document } = composeSharedReport({ ...sharing, sharedAt: '2026-11-28T09:00:00Z' });
    const inputs = JSON.stringify(document.parts.find(({ id }) => id === 'inputs'));
    expect(own?.label.length).toBeGreaterThan(5);
    expect(inputs).not.toContain(own?.label);
    expect(inputs).toContain('"rows"');
  });

  it('addresses the reader: the rules are the sharer’s', () => {
    expect(textOf(share(['verdict']))).not.toContain('"title":"Your rules"');
    expect(textOf(share(['inputs']))).not.toMatch(/"Your (figure|profile)"/);
  });
});

describe('the form of a shared report', () => {
  it('accepts every part of every kind of deal, and gives the same report', () => {
    const american = fullReport(americanJob({ state: 'OH', strategy: 'buy-to-let' }));
    if (!american.ok) throw new Error(american.error.message);
    const { facts } = americanDeal({ state: 'OH', strategy: 'buy-to-let' });
    const abroad = { ...american.value, facts, notes, parts: sharedPartIds, appVersion: null, from: '', sharedAt: '2026-11-28T09:00:00Z' };
    for (const report of [share(sharedPartIds), share(usualParts), share([]), composeSharedReport(abroad)])
      expect(parseSharedReport(JSON.parse(textOf(report)))).toEqual({ ok: true, value: JSON.parse(textOf(report)) });
  });

  it('refuses an address that is not on the web, an unknown block, and numbers that are none', () => {
    const report = share(['address', 'property']);
    const changed = (document: object) => parseSharedReport({ ...report, document: { ...report.document, ...document } });
    expect(changed({ listingUrl: 'javascript:alert(1)' })).toEqual({ ok: false, error: 'invalid' });
    expect(changed({ parts: [{ id: 'property', title: null, note: null, blocks: [{ kind: 'html', html: '<b>' }] }] }).ok).toBe(false);
    expect(changed({ cover: 'all' }).ok).toBe(false);
    expect(parseSharedReport(null)).toEqual({ ok: false, error: 'invalid' });
  });

  it('says that a newer version wrote it', () => {
    expect(parseSharedReport({ ...share([]), version: 2 })).toEqual({ ok: false, error: 'newer' });
  });

  it('drops fields that it does not name', () => {
    const read = parseSharedReport({ ...share([]), profile: { income: 1 } });
    expect(read.ok && Object.keys(read.value)).not.toContain('profile');
  });
});
