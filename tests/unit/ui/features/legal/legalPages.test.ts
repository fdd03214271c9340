import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, readSource } from '../../../../architecture/sourceFiles.ts';
import { legalPages } from '../../../../../src/ui/features/legal/legalPages.ts';

describe('the legal pages', () => {
  it('are the specification’s four, each with a summary and full sections', () => {
    expect(Object.values(legalPages).map(({ title }) => title)).toEqual(['Privacy Policy', 'Terms of Service', 'Security', 'Compliance']);
    for (const { summary, sections } of Object.values(legalPages)) {
      expect(summary.length).toBeGreaterThan(50);
      expect(sections.every(({ heading, blocks }) => heading !== '' && blocks.flat().every((words) => words.length > 20))).toBe(true);
    }
  });

  it('state the limits used in the code: 180 days, 400 days, seven copies, three analyses', () => {
    const privacy = JSON.stringify(legalPages['/privacy']);
    expect(privacy).toContain('180 days');
    expect(privacy).toContain('400 days');
    expect(readSource('docs/hosted-supabase.md')).toContain("interval '180 days'");
    expect(readSource('docs/backups.md')).toContain('the newest seven are kept');
    expect(readSource('sync-server/README.md')).toContain('for 400 days');
    expect(JSON.stringify(legalPages['/terms'])).toContain('three analyses per calendar month');
    expect(existsSync(join(root, 'src/ui/features/legal/README.md'))).toBe(true);
  });
});
