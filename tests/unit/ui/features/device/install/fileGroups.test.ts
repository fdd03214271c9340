import { expect, it } from 'vitest';
import { fileGroups } from '../../../../../../src/ui/features/device/install/fileGroups.ts';

it('fileGroups: counts the app’s files by purpose, stored ones out of all', () => {
  const kept = ['/index.html', '/assets/DealRoute-AAAAAAAA.js', '/assets/evaluate-AAAAAAAA.js', '/fonts/report-bold.ttf', '/favicon.svg'];
  const missing = ['/assets/pdf-D_ZnFs-q.js', '/assets/inter-latin-AAAAAAAA.woff2', '/assets/dataRoute-AAAAAAAA.js'];
  expect(fileGroups({ kept, missing }).map(({ id, kept: there, total }) => [id, there, total])).toEqual([
    ['screens', 2, 3],
    ['workers', 1, 2],
    ['fonts', 1, 2],
    ['other', 1, 1],
  ]);
});

it('fileGroups: omits a group without files', () => {
  expect(fileGroups({ kept: ['/index.html'], missing: [] }).map(({ id }) => id)).toEqual(['screens']);
});
