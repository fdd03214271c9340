import { composeSharedReport } from '../../src/core/report/shared/composeSharedReport.ts';
import type { SharedReport } from '../../src/core/report/shared/sharedReport.ts';
import type { SharedPartId } from '../../src/core/report/shared/sharedParts.ts';
import { sampleDeal } from './dealFixtures.ts';
import { sampleFullReport } from './fullReports.ts';

/** The sample deal's shared report with these parts and notes. */
export function sampleSharedReport(parts: readonly SharedPartId[], notes: readonly string[] = []): SharedReport {
  const { facts } = sampleDeal();
  return composeSharedReport({
    ...sampleFullReport(),
    facts,
    notes,
    parts,
    appVersion: 'b1',
    from: 'Ada',
    sharedAt: '2026-11-28T09:00:00.000Z',
  });
}
