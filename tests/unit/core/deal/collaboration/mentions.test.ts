import { describe, expect, it } from 'vitest';
import { matchingMembers, mentionAt, mentionsIn, splitMentions, withMention } from '../../../../../src/core/deal/collaboration/mentions.ts';

const members = [
  { user: 'a', name: 'Anna' },
  { user: 'b', name: 'Ben Carter' },
  { user: 'c', name: 'Anna Bell' },
];

describe('a mention being typed', () => {
  it.each([
    ['@', 1, { from: 0, query: '' }],
    ['Ask @an', 7, { from: 4, query: 'an' }],
    ['Ask @Ben Ca', 11, { from: 4, query: 'Ben Ca' }],
    ['Ask @an about it', 7, { from: 4, query: 'an' }],
  ])('is found in %j at %i', (text, caret, expected) => {
    expect(mentionAt(text, caret)).toEqual(expected);
  });

  it.each([
    ['anna@example', 12],
    ['Ask @Ben about the', 18],
    ['No mention', 10],
  ])('is not found in %j', (text, caret) => {
    expect(mentionAt(text, caret)).toBeNull();
  });

  it('offers members by any part of their name, and puts the chosen name in its place', () => {
    expect(matchingMembers(members, 'AN').map(({ user }) => user)).toEqual(['a', 'c']);
    expect(matchingMembers(members, 'cart').map(({ user }) => user)).toEqual(['b']);
    expect(withMention('Ask @be today', { from: 4, query: 'be' }, { user: 'b', name: 'Ben Carter' })).toEqual({
      text: 'Ask @Ben Carter today',
      caret: 16,
    });
    expect(withMention('@', { from: 0, query: '' }, { user: 'a', name: 'Anna' })).toEqual({ text: '@Anna ', caret: 6 });
  });
});

describe('the mentions in a text', () => {
  it('are the members named after an @, each once, with the longest name that fits', () => {
    expect(mentionsIn('@Anna Bell and (@Ben Carter), not @Annabel or x@Anna. @Anna Bell!', members)).toEqual(['c', 'b']);
    expect(mentionsIn('@Anna, look', members)).toEqual(['a']);
  });

  it('split the text without changing it', () => {
    const text = 'Hi @Anna, ask @Ben Carter';
    const parts = splitMentions(text, members);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts).toEqual([
      { text: 'Hi ', user: null },
      { text: '@Anna', user: 'a' },
      { text: ', ask ', user: null },
      { text: '@Ben Carter', user: 'b' },
    ]);
    expect(splitMentions('', members)).toEqual([]);
  });
});
