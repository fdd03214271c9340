import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runAnalyse } from '../../../scripts/analyse/runAnalyse.ts';
import { factNames } from '../../../src/core/listing/facts.ts';
import { agentPage, rightmovePage, rightmoveSearchPage } from '../../support/listingPages.ts';
import { portalAnswer } from '../../support/listingPortal.ts';
import { sampleFlat, sampleListings } from '../../support/listingSamples.ts';

interface Answer {
  readonly status: number;
  readonly stderr: string;
  readonly document: Readonly<Record<string, unknown>> | null;
}

const folder = mkdtempSync(join(tmpdir(), 'analyse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const saved = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

/** Runs the command from the command line, in a separate process. */
const command = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/analyse.ts', ...args],
      { env: { ...process.env, ...env }, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => resolve(answerOf(error === null ? 0 : Number(error.code), stdout, stderr)),
    );
  });

/** Runs the same command in this process. */
async function analyse(...args: readonly string[]): Promise<Answer> {
  let [stdout, stderr] = ['', ''];
  const status = await runAnalyse(args, { out: (text) => (stdout += text), err: (text) => (stderr += text) });
  return answerOf(status, stdout, stderr);
}

const answerOf = (status: number, stdout: string, stderr: string): Answer => ({
  status,
  stderr,
  document: stdout === '' ? null : (JSON.parse(stdout) as Answer['document']),
});

describe('the command that analyses a page', { timeout: 30_000 }, () => {
  it('prints one document with every fact, where each was read, and an outcome', async () => {
    const { status, document } = await command([saved('flat.html', rightmovePage(sampleFlat, { encoding: 'on' }))]);
    expect(status).toBe(0);
    expect(document).toMatchObject({
      kind: 'listing',
      site: 'rightmove',
      facts: { askingPrice: { amount: 142_500 }, groundRentPerYear: 250, serviceChargePerYear: 1_840 },
    });
    expect(Object.keys(document?.['facts'] as object)).toEqual(factNames);
    expect(document?.['fields']).toMatchObject({ bedrooms: 'PAGE_MODEL propertyData.bedrooms' });
    expect(Object.keys(document?.['outcome'] as object)).toEqual(
      expect.arrayContaining(['market', 'figures', 'score', 'verdict', 'checks', 'refusal']),
    );
  });

  it('accepts assumptions in pounds and fractions, and names any it does not know', async () => {
    const page = saved('flat2.html', rightmovePage(sampleFlat, { encoding: 'plain' }));
    const good = await analyse(page, '--assumptions', saved('good.json', '{"monthlyRent": 900, "deposit": 0.4}'));
    expect(good.document).toMatchObject({
      outcome: {
        inputs: { monthlyRent: { value: 900, from: 'you' } },
        figures: { annualRent: { value: 10_800 }, loanToValue: { value: 0.6 } },
      },
    });
    const bad = await analyse(page, '--assumptions', saved('bad.json', '{"rent": 900}'));
    expect([bad.status, bad.document]).toEqual([2, null]);
    expect(bad.stderr).toContain('"rent"');
  });

  it('lists the homes on a search page', async () => {
    const { status, document } = await analyse(saved('search.html', rightmoveSearchPage(sampleListings)));
    expect([status, document?.['kind']]).toEqual([0, 'search']);
    expect(document?.['facts']).toHaveLength(sampleListings.length);
  });

  it('reads a page encoded as Windows-1252', async () => {
    const bytes = Uint8Array.from(
      rightmovePage({ ...sampleFlat, description: 'x' }, { encoding: 'plain' }),
      (character) => character.codePointAt(0) ?? 0,
    );
    expect((await analyse(saved('latin.html', bytes))).document).toMatchObject({ facts: { askingPrice: { amount: 142_500 } } });
  });

  it('reads an address and an amount as typed', async () => {
    expect((await analyse('--place', 'Leopoldstr. 5, 80802 München')).document).toMatchObject({
      country: 'DE',
      region: 'BY',
      outcode: null,
    });
    expect((await analyse('--amount', '189.000', '--locale', 'de-DE')).document).toEqual({ value: 189_000, asks: null });
    expect((await analyse('--amount', '4,5 %', '--locale', 'fr-FR')).document).toEqual({ value: 0.045, asks: null });
    expect((await analyse('--amount', '189.000')).document).toEqual({
      value: null,
      asks: '189.000 can be read two ways. Enter 189000, or 189 for the small amount',
    });
    for (const args of [['--place'], ['--place', 'a', 'b'], ['--amount', '1', '--locale', '!'], ['--amount', '1', '--what', 'x']])
      expect((await analyse(...args)).status).toBe(2);
  });

  it('exits with status 3 for a page without a listing and 2 for invalid usage', async () => {
    const agent = await analyse(saved('agent.html', agentPage()));
    expect([agent.status, agent.document?.['kind'], agent.document?.['facts']]).toEqual([3, 'agent', null]);
    expect((await command(['--what'])).status).toBe(2);
    for (const args of [[], ['no-such-file.html'], ['https://example.org/'], ['a', 'b'], ['--what']]) {
      const { status, stderr, document } = await analyse(...args);
      expect([status, document]).toEqual([2, null]);
      expect(stderr).toContain('Usage');
    }
  });

  it('fetches a link from the portal at its canonical address', async () => {
    const asked: string[] = [];
    const portal = createServer((request, response) => {
      asked.push(request.url ?? '');
      const { status, contentType, body } = portalAnswer(request.url ?? '');
      response.writeHead(status, { 'content-type': contentType }).end(body);
    });
    await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
    const { status, document } = await command([`https://m.rightmove.co.uk/properties/${sampleFlat.id}?utm_source=mail#/media`], {
      INGEST_UPSTREAM_RIGHTMOVE: origin,
    });
    portal.close();
    expect([status, document?.['kind'], asked]).toEqual([0, 'listing', [`/properties/${sampleFlat.id}`]]);
  });
});
