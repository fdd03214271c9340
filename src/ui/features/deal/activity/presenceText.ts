import type { Present } from '../../../../data/view/sync/presence.ts';

/** Who else has the deal open: "Ben and Cara are also looking at this deal." Each person once. Empty if there is no one. */
export function presenceText(present: readonly Pick<Present, 'user' | 'name'>[]): string {
  const names = [...new Map(present.map(({ user, name }) => [user, name])).values()];
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return `${first} is also looking at this deal.`;
  const more = names.length - 2;
  if (more === 0) return `${first} and ${second} are also looking at this deal.`;
  return `${first}, ${second} and ${more === 1 ? '1 other' : `${more} others`} are also looking at this deal.`;
}
