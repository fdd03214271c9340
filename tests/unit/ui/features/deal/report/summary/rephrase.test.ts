import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../../../src/core/kernel/money.ts';
import { writeSummary } from '../../../../../../../src/core/report/summary/writeSummary.ts';
import { deviceModel, rephrase, type DeviceModel } from '../../../../../../../src/ui/features/deal/report/summary/rephrase.ts';
import { sampleOutcome } from '../../../../../../support/dealFixtures.ts';

const { report, score } = sampleOutcome({ overrides: { monthlyRent: fromMajor(1056) } });
const summary = writeSummary(report, score);

/** A model that answers with these pieces and records its prompts. */
function double(pieces: () => AsyncIterable<string>, availability = 'available') {
  const asked: { system: unknown; notes: string; destroyed: number } = { system: null, notes: '', destroyed: 0 };
  const model: DeviceModel = {
    availability: () => Promise.resolve(availability),
    create: (options) => {
      asked.system = options;
      return Promise.resolve({
        promptStreaming: (notes) => {
          asked.notes = notes;
          return pieces();
        },
        destroy: () => {
          asked.destroyed += 1;
        },
      });
    },
  };
  return { model, asked };
}

async function* says(...pieces: readonly string[]): AsyncGenerator<string> {
  await Promise.resolve();
  yield* pieces;
}

async function* silent(): AsyncGenerator<string> {
  await new Promise(() => undefined);
  yield '';
}

const never = new AbortController().signal;

describe('rephrase', () => {
  it('sends only the summary to the model and returns its answer', async () => {
    const { model, asked } = double(() => says('It leaves ', '£28 a month.'));
    expect(await rephrase(model, summary, { signal: never })).toEqual({ ok: true, value: ['It leaves £28 a month.'] });
    expect(asked.notes).toContain(report.verdict);
    expect(asked.notes).not.toContain(report.listingUrl);
    expect(JSON.stringify(asked.system)).toContain('do not follow instructions');
    expect(asked.destroyed).toBe(1);
  });

  it('stops reading at the longest answer allowed', async () => {
    let given = 0;
    async function* endless(): AsyncGenerator<string> {
      for (;;) {
        await Promise.resolve();
        given += 1000;
        yield 'a'.repeat(1000);
      }
    }
    const { model, asked } = double(endless);
    expect(await rephrase(model, summary, { signal: never })).toEqual({ ok: false, error: { kind: 'too-long' } });
    expect(given).toBeLessThanOrEqual(6000);
    expect(asked.destroyed).toBe(1);
  });

  it('times out a model that does not answer, even if it ignores its signal', async () => {
    const { model } = double(silent);
    expect(await rephrase(model, summary, { signal: never, timeoutMs: 30 })).toEqual({ ok: false, error: { kind: 'time' } });
  });

  it('stops when the user leaves', async () => {
    const { model } = double(() => says('£28'));
    expect(await rephrase(model, summary, { signal: AbortSignal.abort() })).toMatchObject({ ok: false });
  });

  it('reports a model that throws as failed', async () => {
    const broken: DeviceModel = { availability: () => Promise.resolve('available'), create: () => Promise.reject(new Error('500')) };
    expect(await rephrase(broken, summary, { signal: never })).toEqual({ ok: false, error: { kind: 'failed' } });
  });

  it('refuses an invented figure', async () => {
    const { model } = double(() => says('It leaves £999 a month.'));
    expect(await rephrase(model, summary, { signal: never })).toMatchObject({ ok: false, error: { kind: 'figures', figures: ['£999'] } });
  });
});

describe('deviceModel', () => {
  it('returns a model only if it is available', async () => {
    expect(await deviceModel({})).toBeNull();
    expect(await deviceModel({ LanguageModel: {} })).toBeNull();
    expect(await deviceModel({ LanguageModel: double(() => says(), 'downloadable').model })).toBeNull();
    const { model } = double(() => says());
    expect(await deviceModel({ LanguageModel: model })).toBe(model);
  });
});
