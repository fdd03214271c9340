import { describe, expect, it } from 'vitest';
import { viewingQuestions } from '../../../../../../src/core/deal/viewing/viewingQuestions.ts';
import { glossary } from '../../../../../../src/ui/parts/glossary/glossary.ts';
import { checklistPage } from '../../../../../../src/ui/features/landing/downloads/checklistPage.ts';
import { glossaryPage } from '../../../../../../src/ui/features/landing/downloads/glossaryPage.ts';
import { escaped, printedPage } from '../../../../../../src/ui/features/landing/downloads/printedPage.ts';

describe('a printable page', () => {
  it('contains every viewing question, or every glossary term', () => {
    const [checklist, words] = [checklistPage(), glossaryPage()];
    expect(viewingQuestions.filter(({ question }) => !checklist.includes(escaped(question)))).toEqual([]);
    expect(checklist.match(/class="box"/g)).toHaveLength(viewingQuestions.length);
    expect(glossary.filter(({ term, means }) => !words.includes(escaped(term)) || !words.includes(escaped(means)))).toEqual([]);
  });

  it('is self-contained: no script, no requests, and text is escaped', () => {
    const page = printedPage({ title: '<script>alert(1)</script> & "more"', lead: '', body: checklistPage() });
    expect(page).not.toMatch(/<script|<link|<img|src=|url\(/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
  });
});
