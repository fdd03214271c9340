import { cutBalanced, endOfString } from '../../src/core/listing/islands/balancedText.ts';
import type { Chance } from './chance.ts';

/** A page's mutated bytes, and the mutations made. */
export interface Mutated {
  readonly bytes: Uint8Array;
  readonly done: readonly string[];
}

type Mutation = readonly [name: string, change: (page: string, chance: Chance) => string];

/** A saved page with up to three random changes. The same seed gives the same page. */
export function mutatePage(bytes: Uint8Array, chance: Chance): Mutated {
  const done: string[] = [];
  // One character per byte, so that a change can also fall inside a multi-byte character.
  let page = Buffer.from(bytes).toString('latin1');
  for (let left = chance.between(1, 3); left > 0; left -= 1) {
    const [name, change] = chance.pick(mutations);
    done.push(name);
    page = change(page, chance);
  }
  return { bytes: Buffer.from(page, 'latin1'), done };
}

const mutations: readonly Mutation[] = [
  ['bytes flipped', flipBytes],
  ['key dropped', (page, chance) => changeMember(page, chance, () => null)],
  ['key renamed', renameKey],
  ['type swapped', (page, chance) => changeMember(page, chance, () => chance.pick(otherValues))],
  ['number changed', (page, chance) => changeNumber(page, chance)],
  ['cut short', (page, chance) => page.slice(0, chance.between(0, page.length))],
  ['piece lost', (page, chance) => splice(page, chance, () => '')],
  ['piece twice', (page, chance) => splice(page, chance, (piece) => piece + piece)],
  ['piece turned round', (page, chance) => splice(page, chance, (piece) => piece.split('').toReversed().join(''))],
];

/** Values of every type, and some that no page should contain. */
const otherValues: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1e309',
  '12345678901234567890',
  '""',
  '"\\u0000\\ud800"',
  '"<img src=x onerror=alert(1)>"',
  '"£1,000,000,000,000"',
  '"constructor"',
  '[]',
  '{}',
  '[[[[[[[[]]]]]]]]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  'NaN',
  `"${'9'.repeat(5_000)}"`,
  `[${'{"id":1},'.repeat(2_000)}null]`,
];

function flipBytes(page: string, chance: Chance): string {
  const places = new Set(Array.from({ length: chance.between(1, 40) }, () => chance.between(0, Math.max(0, page.length - 1))));
  const parts: string[] = [];
  let from = 0;
  for (const at of [...places].toSorted((one, other) => one - other)) {
    parts.push(page.slice(from, at), String.fromCharCode(chance.between(0, 255)));
    from = at + 1;
  }
  return parts.join('') + page.slice(from);
}

/** A key of any object in the page, plain or inside a string whose quotes are escaped. */
interface Key {
  readonly start: number;
  readonly name: string;
  /** The text before each quotation mark: empty, or a backslash. */
  readonly escape: string;
  /** Where the key's value begins. */
  readonly value: number;
}

/** The first key after a position in the page. */
function keyAfter(page: string, from: number): Key | null {
  const pattern = /(\\?)"([A-Za-z_][\w.-]{0,60})\\?"\s{0,4}:\s{0,4}/g;
  pattern.lastIndex = from;
  const found = pattern.exec(page);
  if (found === null) return null;
  const [whole, escape = '', name = ''] = found;
  return { start: found.index, name, escape, value: found.index + whole.length };
}

const someKey = (page: string, chance: Chance): Key | null => keyAfter(page, chance.between(0, page.length)) ?? keyAfter(page, 0);

/** Replaces a key's value, or removes both if the new value is null. */
function changeMember(page: string, chance: Chance, next: () => string | null): string {
  const key = someKey(page, chance);
  if (key === null) return page;
  const end = endOfValue(page, key);
  const value = next()?.replaceAll('"', `${key.escape}"`) ?? null;
  if (value !== null) return page.slice(0, key.value) + value + page.slice(end);
  return page.slice(0, key.start) + page.slice(page[end] === ',' ? end + 1 : end);
}

function endOfValue(page: string, { value, escape }: Key): number {
  if (page.startsWith(`${escape}"`, value)) {
    if (escape === '') return Math.min(page.length, endOfString(page, value) + 1);
    const close = page.indexOf('\\"', value + 2);
    return close === -1 ? page.length : close + 2;
  }
  if (escape === '' && /[{[]/.test(page[value] ?? '')) {
    const cut = cutBalanced(page, value);
    return cut?.kind === 'whole' ? cut.end : page.length;
  }
  return value + (/^[^,}\]\n]{0,200}/.exec(page.slice(value, value + 200))?.[0].length ?? 0);
}

function renameKey(page: string, chance: Chance): string {
  const key = someKey(page, chance);
  if (key === null) return page;
  const name = chance.pick(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', `${key.name}X`, '']);
  return page.slice(0, key.start) + page.slice(key.start, key.value).replace(key.name, name) + page.slice(key.value);
}

/** Replaces a number with another. In lists whose members refer to each other, this creates cycles and dead ends. */
function changeNumber(page: string, chance: Chance): string {
  const pattern = /(?<=[[,:])\d{1,12}(?=[,\]}])/g;
  pattern.lastIndex = chance.between(0, page.length);
  const found = pattern.exec(page);
  if (found === null) return page;
  const number = chance.pick(['0', '1', '-1', '-3', '2147483648', String(chance.between(0, 3_000)), '1.5']);
  return page.slice(0, found.index) + number + page.slice(found.index + found[0].length);
}

function splice(page: string, chance: Chance, change: (piece: string) => string): string {
  const from = chance.between(0, page.length);
  const to = Math.min(page.length, from + chance.between(1, 4_000));
  return page.slice(0, from) + change(page.slice(from, to)) + page.slice(to);
}
