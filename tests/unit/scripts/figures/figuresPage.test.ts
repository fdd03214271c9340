import { describe, expect, it } from 'vitest';
import { figuresPage } from '../../../../scripts/figures/figuresPage.ts';
import { figureIds, figureLabels } from '../../../../src/core/report/figureLabels.ts';
import { readSource } from '../../../architecture/sourceFiles.ts';

const page = figuresPage();

describe('docs/figures.md', () => {
  it('matches the code: run `npm run figures` after a change', () => {
    expect(readSource('docs/figures.md')).toBe(page);
  });

  it('gives each buy-to-let figure a heading, a meaning, a formula and an example', () => {
    for (const id of figureIds)
      expect(page).toMatch(new RegExp(`### ${figureLabels[id]}\\n\\n[A-Z].+\\.\\n\\n- Formula: .+\\n- Example: .+`));
  });
});
