import { describe, expect, it } from 'vitest';
import { fingerprint, type Release, skeletonOf, stemOf, textOf } from '../../../../../workers/files/before/skeleton.ts';

const first: Release = {
  build: 'first-000001',
  names: new Set(['figures-AAAAAAAA.js', 'figures-small-AAAAAAAA.js', 'index-AAAAAAAA.css']),
};
const second: Release = {
  build: 'second-00001',
  names: new Set(['figures--BBB-BBB.js', 'figures-small-BBBBBBBB.js', 'index-CCCCCCCC.css']),
};

const moved = (text: string): string | null => textOf(skeletonOf(text, first) ?? '', second);

describe('a text of a release', () => {
  it('becomes that of the next by its names alone', () => {
    expect(moved('import{a}from"./figures-AAAAAAAA.js";f(["assets/index-AAAAAAAA.css"])')).toBe(
      'import{a}from"./figures--BBB-BBB.js";f(["assets/index-CCCCCCCC.css"])',
    );
  });

  it('has the skeleton of the next one’s, which is made of that one’s names', () => {
    const text = 'import"./figures-small-AAAAAAAA.js";import"./figures-AAAAAAAA.js"';
    expect(skeletonOf(moved(text) ?? '', second)).toBe(skeletonOf(text, first));
  });

  it.each([
    ['that begins another', 'x("figures-AAAAAAAA.json","figures-AAAAAAAA.js.map","figures-AAAAAAAA.jsx")'],
    ['that another begins', 'x("my.figures-AAAAAAAA.js","pre-figures-AAAAAAAA.js")'],
    ['that is no file of the release', 'x("other-AAAAAAAA.js")'],
    ['in capitals', 'x("FIGURES-AAAAAAAA.js")'],
  ])('keeps a name %s', (_, text) => {
    expect(moved(text)).toBe(text);
  });

  it('carries the id of its release where pages say it, and nowhere else', () => {
    expect(moved('<meta name="build" content="first-000001"> by first-000001')).toBe(
      '<meta name="build" content="second-00001"> by first-000001',
    );
  });

  it('is none where the next release has no such file, or two that could be meant', () => {
    const skeleton = skeletonOf('import"./figures-AAAAAAAA.js"', first) ?? '';
    expect(textOf(skeleton, { build: 'x', names: new Set(['index-BBBBBBBB.css']) })).toBeNull();
    expect(textOf(skeleton, { build: 'x', names: new Set(['figures-BBBBBBBB.js', 'figures-CCCCCCCC.js']) })).toBeNull();
  });

  it('with a mark of ours in it has no skeleton', () => {
    expect(skeletonOf('x("\u{e0f1}")', first)).toBeNull();
    expect(skeletonOf('x("\u{e0f2}")', first)).toBeNull();
  });

  // A search that begins anew at every letter would take minutes over a word of this length.
  it('keeps a word of two million letters that holds no name', () => {
    const text = `"${'aB3-'.repeat(500_000)}"`;
    expect(skeletonOf(text, first)).toBe(text);
  });
});

describe('a name', () => {
  it('is told from its hash by eight letters before its last dot', () => {
    expect(stemOf('/assets/MovesView--D1pgVCI.js')).toBe('/assets/MovesView-.js');
    expect(stemOf('/assets/AreaTab-DbL6aj-2.js')).toBe('/assets/AreaTab-.js');
    expect(stemOf('/packs/uk-core-f44e6dedd56a.json')).toBeNull();
    expect(stemOf('/index.html')).toBeNull();
  });
});

describe('a fingerprint', () => {
  it('is the start of the text’s SHA-256, in URL-safe base64', async () => {
    expect(await fingerprint('')).toBe('47DEQpj8HB');
    expect(await fingerprint('a')).not.toBe(await fingerprint('b'));
  });
});
