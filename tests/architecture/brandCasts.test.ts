import { describe, expect, it } from 'vitest';
import { projectFiles, readSource } from './sourceFiles.ts';
import { walkSyntaxTree } from './syntaxTree.ts';

const code = projectFiles().filter((file) => /\.tsx?$/.test(file) && /^(src|workers|sync-server|supabase)\//.test(file));
const isKernel = (file: string): boolean => file.startsWith('src/core/kernel/');

/** The brands that the kernel declares: types based on `Brand`, and types that narrow one of those. */
const brands = code.filter(isKernel).flatMap((file) => {
  const declared = readSource(file).matchAll(/export type (\w+) = (?:Brand<|Minor & )/g);
  return [...declared].map(([, name]) => name ?? '');
});

describe('branded quantities', () => {
  it('are declared by the kernel for money, money per month and per year, rates, days, moments and ids', () => {
    expect(brands.toSorted()).toEqual(['Id', 'Instant', 'IsoDate', 'Minor', 'PerMonth', 'PerYear', 'Rate']);
  });

  it('are cast only inside the kernel: all other code calls its constructors, which check the value', () => {
    expect(code.filter((file) => !isKernel(file)).flatMap((file) => castsIn(file, readSource(file)))).toEqual([]);
  });

  it('are detected in casts to a brand, to a union or list of brands, and by way of unknown, but not in other assertions', () => {
    const source = `const price = 5 as Minor; const rates = [0.1] as readonly Rate[]; const day = text as IsoDate | undefined;
      const id = text as unknown as Id; const sum = <PerYear>12; const name = text as string; const known = values as Record<string, Minor>;
      const list = ['a'] as const satisfies readonly string[]; const inputs = given as BuyToLetInputs;`;
    expect(castsIn('example.ts', source)).toEqual([
      'example.ts: as Minor',
      'example.ts: as readonly Rate[]',
      'example.ts: as IsoDate | undefined',
      'example.ts: as Id',
      'example.ts: as PerYear',
      'example.ts: as Record<string, Minor>',
    ]);
  });
});

/** A file's type assertions to a type that contains a brand, unless the brand's name is a type parameter there. */
function castsIn(file: string, source: string): readonly string[] {
  const meant = brands.filter((name) => !new RegExp(`<${name} extends\\b`).test(source));
  const named = new RegExp(`\\b(?:${meant.join('|')})\\b`);
  // Parsing is slow, and few files assert anything that looks like a brand.
  if (!new RegExp(`(?:\\bas\\b|<)[^;]*${named.source}`).test(source)) return [];
  const casts: string[] = [];
  const note = (start: number, end: number): void => {
    const type = source.slice(start, end);
    if (named.test(type)) casts.push(`${file}: as ${type}`);
  };
  walkSyntaxTree(file, source, {
    TSAsExpression: ({ typeAnnotation }) => note(typeAnnotation.start, typeAnnotation.end),
    TSTypeAssertion: ({ typeAnnotation }) => note(typeAnnotation.start, typeAnnotation.end),
  });
  return casts;
}
