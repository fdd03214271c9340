import { describe, expect, it } from 'vitest';
import { guards } from '../../scripts/guards/guards.ts';
import { removeGuard } from '../../scripts/guards/removeGuard.ts';
import { readSource } from './sourceFiles.ts';

// `npm run guards` takes minutes, so a guard that it could not find is reported here at once.
it.each(guards)('$name: is in exactly one place, from which `npm run guards` can remove it', (guard) => {
  const source = readSource(guard.file);
  expect(removeGuard(source, guard)).not.toBe(source);
});

describe('a guard', () => {
  const place = { file: 'store.ts', within: 'save' } as const;
  const source = `
    const load = () => { if (isFull()) stop(); };
    function save(row) {
      const limit = most(row);
      if (isFull()) return stop();
      rows.filter((one) => isOld(one) && one.kept);
      setTimeout(stop, limit);
      return isWhole && rows.includes(row) ? ok(row) : stop(row);
    }`;

  it.each([
    [{ kind: 'if', asks: 'isFull', does: 'stop', becomes: false }, 'if (false) return stop();'],
    [{ kind: 'variable', of: 'limit', becomes: '1' }, 'const limit = 1;'],
    [{ kind: 'statement', of: 'setTimeout', becomes: '' }, 'one.kept);\n      \n      return'],
    [{ kind: 'argument', of: 'setTimeout', at: 1, becomes: '9' }, 'setTimeout(stop, 9);'],
    [{ kind: 'side', of: 'includes' }, 'return isWhole && true ?'],
  ] as const)('is removed from its function, whatever code is around it: %j', (removal, expected) => {
    expect(removeGuard(source, { ...place, removal })).toContain(expected);
    expect(removeGuard(source.replaceAll('  ', ' '), { ...place, removal })).not.toContain('undefined');
  });

  it('that is missing or in two places is reported', () => {
    expect(() => removeGuard(source, { ...place, removal: { kind: 'if', does: 'flush', becomes: false } })).toThrow(
      'store.ts: 0 places in save',
    );
    const twice = source.replace('if (isFull()) return stop();', 'if (isFull()) stop(); if (isFull()) stop();');
    expect(() => removeGuard(twice, { ...place, removal: { kind: 'if', does: 'stop', becomes: false } })).toThrow(
      'store.ts: 2 places in save',
    );
  });
});
