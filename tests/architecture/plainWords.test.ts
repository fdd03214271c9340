import { describe, expect, it } from 'vitest';
import { projectFiles, readSource } from './sourceFiles.ts';

/** Phrases that a reader stumbles over, and what to write instead. They are refused in code, comments and texts alike. */
const phrases: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again, or a verb with re-'],
  [/\bso many\b/i, 'how many, a number of'],
  [/\bwhoever\b/i, 'anyone who, the person who'],
  [/\bbecame of\b/i, 'the result of'],
  [/\breckon/i, 'calculate, count'],
  [/\bin caution\b/i, 'a low case'],
  [/\bleaves? open\b/i, 'does not say, lacks'],
  [/\bis (?:looked at|told)\b/i, 'is checked, sees a message'],
  [/\bby itself\b/i, 'automatically, on its own'],
  [/\bwhere there is\b/i, 'if there is'],
  [/\be-mail\b/i, 'email'],
  [/[\d}] %(?![a-z(\d ])/i, '5.2%, without a space'],
  [/\bmeanwhile\b/i, 'while …, since then'],
];

const written = projectFiles().filter((file) => /^(src|workers|sync-server|supabase|scripts)\/.*\.(ts|tsx|mjs|sql)$/.test(file));

describe('plain English', () => {
  it('no product file contains a phrase that readers stumble over', () => {
    expect(written.length).toBeGreaterThan(1_000);
    const found = written.flatMap((file) =>
      readSource(file)
        .split('\n')
        .flatMap((line, at) =>
          phrases.filter(([pattern]) => pattern.test(line)).map(([, instead]) => `${file}:${at + 1}: ${line.trim()} (write: ${instead})`),
        ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['begins anew', true],
    ['a share of 5.2 %', true],
    ['a share of 5.2%', false],
    ['7 % 3 is 1', false],
    ['so many days', true],
    ['the person is told', true],
    ['email', false],
  ])('plain English: “%s” is refused: %s', (text, refused) => {
    expect(phrases.some(([pattern]) => pattern.test(text))).toBe(refused);
  });
});
