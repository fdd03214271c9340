import { describe, expect, it } from 'vitest';
import { presenceText } from '../../../../../../src/ui/features/deal/activity/presenceText.ts';

const [anna, ben, cara, dan] = ['Anna', 'Ben', 'Cara', 'Dan'].map((name) => ({ user: name.toLowerCase(), name })) as [
  { user: string; name: string },
  { user: string; name: string },
  { user: string; name: string },
  { user: string; name: string },
];

describe('who else has the deal open', () => {
  it.each([
    [[], ''],
    [[ben], 'Ben is also looking at this deal.'],
    [[ben, ben], 'Ben is also looking at this deal.'],
    [[ben, cara], 'Ben and Cara are also looking at this deal.'],
    [[anna, ben, cara], 'Anna, Ben and 1 other are also looking at this deal.'],
    [[anna, ben, cara, dan], 'Anna, Ben and 2 others are also looking at this deal.'],
  ])('is named once (%#)', (present, expected) => {
    expect(presenceText(present)).toBe(expected);
  });
});
