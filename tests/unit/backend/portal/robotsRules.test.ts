import { describe, expect, it } from 'vitest';
import { isAllowed, robotsRules } from '../../../../src/backend/portal/robotsRules.ts';

const may = (robots: string, path: string): boolean => isAllowed(robotsRules(robots, 'Yardstick'), path);

describe('robotsRules', () => {
  it('uses the group that names the robot, in any case, rather than the one for all', () => {
    const file = 'User-agent: *\nDisallow: /\n\nUser-agent: yardSTICK\nDisallow: /private\n';
    expect([may(file, '/properties/1'), may(file, '/private/x')]).toEqual([true, false]);
  });

  it('joins groups of the same name, and lets one group have several names', () => {
    const file = 'User-agent: a\nUser-agent: Yardstick\nDisallow: /one\nUser-agent: b\nDisallow: /\nUser-agent: Yardstick\nDisallow: /two';
    expect(['/one', '/two', '/three'].map((path) => may(file, path))).toEqual([false, false, true]);
  });

  it('has no restrictions if its group has no rules', () => {
    expect(may('User-agent: *\nDisallow: /\n\nUser-agent: Yardstick\nDisallow:', '/properties/1')).toBe(true);
  });

  it('ignores comments, other fields, a byte order mark and malformed lines', () => {
    const file = '\ufeffUser-agent: * # all\r\nCrawl-delay: 3\r\nnonsense\r\nDisallow: /a # not this\r\nSitemap: https://x\r\nDisallow: /b';
    expect(['/a', '/b', '/c'].map((path) => may(file, path))).toEqual([false, false, true]);
  });
});

describe('isAllowed', () => {
  it.each([
    // RFC 9309, 5.2: the longest match wins.
    ['Allow: /example/page/\nDisallow: /example/page/disallowed.gif', '/example/page/disallowed.gif', false],
    ['Allow: /example/page/\nDisallow: /example/page/disallowed.gif', '/example/page/', true],
    // 2.2.2: if two rules are equally long, Allow wins.
    ['Disallow: /page\nAllow: /page', '/page', true],
    ['Disallow: /*.gif$', '/a/b.gif', false],
    ['Disallow: /*.gif$', '/a/b.gif?x', true],
    ['Disallow: /find.html?*index=', '/find.html?a=1&index=24', false],
    ['Disallow: /find.html?*index=', '/find.html?a=1', true],
    ['Disallow: /a*b*c$', '/a-b-b-c', false],
    ['Disallow: /a*b*c$', '/a-c-b', true],
    ['Disallow: /*$', '/anything', false],
    ['Disallow: /fish', '/Fish', true],
    ['', '/anything', true],
  ])('%j for %s returns %s', (rules, path, allowed) => {
    expect(may(`User-agent: *\n${rules}`, path)).toBe(allowed);
  });

  // A backtracking regular expression would never finish on this pattern.
  it('finishes on a pattern made to cause backtracking', () => {
    expect(may(`User-agent: *\nDisallow: /${'a*'.repeat(500)}b`, `/${'a'.repeat(2_000)}`)).toBe(true);
  });
});
