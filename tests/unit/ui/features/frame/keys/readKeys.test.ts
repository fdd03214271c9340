import { describe, expect, it } from 'vitest';
import { readKeys, type KeyPress } from '../../../../../../src/ui/features/frame/keys/readKeys.ts';

const bindings = ['g d', 'g h', 'n', 'j', '?', 'mod+k', 'mod+z'];
const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  mod: false,
  shift: false,
  alt: false,
  inField: false,
  inDialog: false,
  ...rest,
});
const read = (key: string, rest: Partial<KeyPress> = {}, state: { readonly pending?: string | null; readonly singleKeys?: boolean } = {}) =>
  readKeys({ bindings, pending: state.pending ?? null, singleKeys: state.singleKeys ?? true }, press(key, rest));

describe('readKeys', () => {
  it('reads single keys, and pairs typed one after the other', () => {
    expect(read('n').hit).toBe('n');
    expect(read('g')).toEqual({ pending: 'g', hit: null });
    expect(read('d', {}, { pending: 'g' })).toEqual({ pending: null, hit: 'g d' });
  });

  it('drops the first key of a pair if the second does not match, and reads the second alone', () => {
    expect(read('n', {}, { pending: 'g' })).toEqual({ pending: null, hit: 'n' });
    expect(read('y', {}, { pending: 'g' })).toEqual({ pending: null, hit: null });
  });

  it('reads the question mark, which some keyboards type with Shift', () => expect(read('?', { shift: true }).hit).toBe('?'));

  it('ignores letters in a field, over a dialog, with Alt, or if switched off', () => {
    expect(read('n', { inField: true }).hit).toBeNull();
    expect(read('n', { inDialog: true }).hit).toBeNull();
    expect(read('n', { alt: true }).hit).toBeNull();
    expect(read('n', {}, { singleKeys: false }).hit).toBeNull();
    expect(read('d', {}, { singleKeys: false, pending: 'g' }).hit).toBeNull();
  });

  it('reads ⌘K everywhere, even with single keys off, but leaves ⌘Z to a text field and ignores ⌘⇧Z', () => {
    expect(read('k', { mod: true, inField: true }, { singleKeys: false }).hit).toBe('mod+k');
    expect(read('z', { mod: true }).hit).toBe('mod+z');
    expect(read('z', { mod: true, inField: true }).hit).toBeNull();
    expect(read('z', { mod: true, shift: true }).hit).toBeNull();
    expect(read('n', { mod: true }).hit).toBeNull();
  });
});
