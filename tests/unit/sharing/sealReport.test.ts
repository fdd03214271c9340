import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLinkLimits } from '../../../src/core/contracts/sharedLinkContract.ts';
import type { SharedReport } from '../../../src/core/report/shared/sharedReport.ts';
import { sharedPartIds } from '../../../src/core/report/shared/sharedParts.ts';
import { openReport, sealReport } from '../../../src/sharing/sealReport.ts';
import { createChance } from '../../support/chance.ts';
import { sampleSharedReport } from '../../support/sharedReports.ts';

/** Bytes that differ from call to call and are the same in every run. */
const seeded = () => {
  const chance = createChance(7);
  return (length: number) => Uint8Array.from({ length }, () => chance.between(0, 255));
};

const key = seeded()(32);
let report: SharedReport;
beforeAll(() => {
  report = sampleSharedReport(sharedPartIds, ['the boiler hums at night']);
});

const sealed = async (of: SharedReport = report) => {
  const made = await sealReport(of, key, seeded());
  if (!made.ok) throw new Error(made.error);
  return made.value;
};

/** A report with this many characters of text that cannot be compressed. */
const withText = (length: number): SharedReport => {
  const random = seeded();
  const words = Array.from({ length: Math.ceil(length / 4_000) }, () =>
    [...random(4_000)].map((byte) => String.fromCharCode(0x4e_00 + byte * 60)).join(''),
  );
  return {
    ...report,
    document: {
      ...report.document,
      parts: [{ id: 'notes', title: 'Notes', note: null, blocks: [{ kind: 'points', tone: 'neutral', points: words }] }],
    },
  };
};

describe('an encrypted report', () => {
  it('opens with its key, unchanged', async () => {
    expect(await openReport(await sealed(), key)).toEqual({ ok: true, value: report });
  });

  it('contains nothing of the report, in any encoding of its bytes', async () => {
    const bytes = Buffer.from(await sealed());
    for (const secret of ['Example Street', '185,000', 'boiler'])
      for (const encoding of ['latin1', 'utf8'] as const) expect(bytes.toString(encoding)).not.toContain(secret);
  });

  it('differs each time, also for the same report and key', async () => {
    const random = seeded();
    const [first, second] = [await sealReport(report, key, random), await sealReport(report, key, random)];
    expect(first).not.toEqual(second);
  });

  it('does not open with another key', async () => {
    const other = Uint8Array.from(key);
    other[31] = (other[31] ?? 0) ^ 1;
    expect(await openReport(await sealed(), other)).toEqual({ ok: false, error: 'wrong-key' });
  });

  it.each([1, 12, 13, 5_000, -1])('does not open if the byte at %i was changed', async (at) => {
    const bytes = await sealed();
    const place = at < 0 ? bytes.length + at : at;
    bytes[place] = (bytes[place] ?? 0) ^ 0x80;
    expect(await openReport(bytes, key)).toEqual({ ok: false, error: 'wrong-key' });
  });

  it('does not open if it was cut short', async () => {
    expect(await openReport((await sealed()).slice(0, -1), key)).toEqual({ ok: false, error: 'wrong-key' });
    expect(await openReport(new Uint8Array(), key)).toEqual({ ok: false, error: 'invalid' });
  });

  it('of a newer format says so', async () => {
    const bytes = await sealed();
    bytes[0] = 2;
    expect(await openReport(bytes, key)).toEqual({ ok: false, error: 'newer' });
  });

  it('has one of a few sizes, so that a size says little about a report', async () => {
    const short = await sealed(sampleSharedReport([], []));
    const note = await sealed(sampleSharedReport(['notes'], ['the boiler hums at night']));
    expect([short.length, note.length]).toEqual([8_192, 8_192]);
    expect([8, 16, 32, 64, 128, 256].map((size) => size * 1024)).toContain((await sealed()).length);
  });

  it('is refused above the size limit, and accepted below', async () => {
    expect(await sealReport(withText(500_000), key, seeded())).toEqual({ ok: false, error: 'too-large' });
    const large = await sealReport(withText(60_000), key, seeded());
    expect(large.ok && large.value.length).toBeLessThanOrEqual(sharedLinkLimits.bytes);
    expect(large.ok && (await openReport(large.value, key)).ok).toBe(true);
  });

  it('that unpacks to more than a report can be is refused', async () => {
    const bomb = { ...report, document: { ...report.document, title: '0'.repeat(5_000_000) } };
    const made = await sealReport(bomb, key, seeded());
    expect(made.ok && (await openReport(made.value, key))).toEqual({ ok: false, error: 'invalid' });
  });
});
