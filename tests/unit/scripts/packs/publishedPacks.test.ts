import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { valueIn } from '../../../../scripts/packs/brokenPins.ts';
import { irishRentModule } from '../../../../scripts/packs/irishRentModule.ts';
import { pins } from '../../../../scripts/packs/pins.ts';
import { packSources } from '../../../../scripts/packs/sources.ts';
import { packFolder, publishedBytes, publishedIndex, publishedPack } from '../../../support/areaPacks.ts';

const { packs } = publishedIndex();

describe('the published packs', () => {
  it('are exactly the files in the index, byte for byte', () => {
    const files = readdirSync(packFolder).filter((file) => /-[0-9a-f]{12}\.json$/.test(file));
    expect(files.toSorted()).toEqual(packs.map(({ file }) => file).toSorted());
    for (const entry of packs) {
      const bytes = publishedBytes(entry);
      const hash = createHash('sha256').update(bytes).digest('hex');
      expect([entry.id, hash, bytes.byteLength]).toEqual([entry.id, entry.sha256, entry.bytes]);
      expect(entry.file).toBe(`${entry.id}-${hash.slice(0, 12)}.json`);
    }
  });

  it('are not precached, except the UK core pack, which is within 250 kB after gzip', () => {
    const atOnce = packs.filter(({ load }) => load === 'precached');
    expect(atOnce.map(({ id }) => id)).toEqual(['uk-core']);
    for (const entry of atOnce) expect(gzipSync(publishedBytes(entry)).byteLength).toBeLessThanOrEqual(250_000);
  });

  it('give publisher, licence, attribution and date', () => {
    for (const entry of packs) {
      expect(entry.publishers.length * entry.licences.length * entry.attributions.length).toBeGreaterThan(0);
      expect(Object.values(entry.vintage).every((time) => time !== '')).toBe(true);
    }
  });

  it('keep share-alike data in a separate pack', () => {
    const shareAlike = packs.filter(({ licences }) => licences.some((licence) => licence.startsWith('Open Database')));
    expect(shareAlike.map(({ id, licences }) => [id, licences.length])).toEqual([['uk-stations', 1]]);
    expect([...(publishedPack('uk-core').tables.get('districts')?.columns.keys() ?? [])].filter((name) => name.startsWith('st'))).toEqual(
      [],
    );
  });

  it('have every source they use in the licence file', () => {
    const text = readFileSync(join(packFolder, 'licences.txt'), 'utf8');
    const used = packSources.filter(({ attribution }) => packs.some(({ attributions }) => attributions.includes(attribution)));
    expect(used.length).toBeGreaterThan(15);
    for (const { attribution, licence, title } of used)
      expect([text.includes(attribution), text.includes(licence), text.includes(title)]).toEqual([true, true, true]);
  });

  it('contain 361 local authorities, which every district refers to', () => {
    const core = publishedPack('uk-core');
    const codes = core.tables.get('authorities')?.columns.get('code');
    const districts = core.tables.get('districts')?.columns.get('authority');
    expect(codes?.kind === 'text' ? new Set(codes.values).size : 0).toBe(361);
    expect(districts?.kind === 'number' ? districts.values.every((at) => at >= 0 && at < 361) : false).toBe(true);
  });
});

const measuresOf = (id: string) =>
  [...publishedPack(id).tables.values()].flatMap(({ columns }) =>
    [...columns.values()].flatMap((column) => (column.kind === 'number' && column.measure !== null ? [column.measure] : [])),
  );

describe('packs of European countries', () => {
  const countries = packs.filter(({ id }) => /^eu-[a-z]{2}$/.test(id));
  it('are downloaded on demand, each within its budget after gzip', () => {
    expect(countries.map(({ id, load }) => [id, load])).toEqual(
      ['de', 'es', 'fr', 'ie', 'nl', 'pt'].map((country) => [`eu-${country}`, 'on demand']),
    );
    for (const entry of countries)
      expect(gzipSync(publishedBytes(entry)).byteLength).toBeLessThanOrEqual(entry.id === 'eu-fr' ? 400_000 : 16_000);
  });

  it('give every price and rent a note of caution, and every figure a source and a date', () => {
    for (const { id } of countries)
      for (const { group, label, note, period, sourceIds } of measuresOf(id)) {
        expect([id, label, sourceIds.length > 0, period !== '']).toEqual([id, label, true, true]);
        if (group === 'price' || group === 'rent') expect([id, label, note]).not.toEqual([id, label, null]);
      }
  });

  it('say that French rents include charges, and give Dutch prices in euros', () => {
    expect(
      measuresOf('eu-fr')
        .filter(({ group }) => group === 'rent')
        .every(({ note }) => note?.includes('including charges') === true),
    ).toBe(true);
    expect(measuresOf('eu-nl').every(({ unit }) => unit === 'eur')).toBe(true);
  });

  it('exclude German prices, and the placeholder for a Land without listed towns', () => {
    expect(measuresOf('eu-de')).toEqual([]);
    const names = publishedPack('eu-de').tables.get('capped_towns')?.columns.get('name');
    expect(names?.kind === 'text' ? names.values.filter((name) => name?.includes('Kappungsgrenze')) : names).toEqual([]);
  });

  it('contain the Irish rents used by the code’s estimates', () => {
    const { file, text } = irishRentModule(publishedPack('eu-ie'));
    expect(readFileSync(join(import.meta.dirname, '../../../../src/core/area/eu', file), 'utf8')).toBe(text);
  });
});

describe('spot checks against the publishers’ own rows', () => {
  it('number more than twenty', () => expect(pins.length).toBeGreaterThan(20));

  it.each(pins.map((pin) => [pin.from, pin] as const))('%s', (_, pin) => {
    expect(valueIn(publishedPack(pin.pack), pin)).toBe(pin.value);
  });
});
