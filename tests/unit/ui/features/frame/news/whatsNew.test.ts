import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatDay } from '../../../../../../src/core/kernel/formatMoneyAndRates.ts';
import { parseChangelog } from '../../../../../../src/ui/features/frame/news/parseChangelog.ts';
import { WhatsNew } from '../../../../../../src/ui/features/frame/news/WhatsNew.tsx';
import { readSource } from '../../../../../architecture/sourceFiles.ts';

const source = readSource('CHANGELOG.md');
const entries = parseChangelog(source);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

describe('the changelog', () => {
  it('parses completely: every heading and every point becomes an entry', () => {
    const [headings, points] = [/^## /gm, /^[-*] /gm].map((form) => source.match(form)?.length);
    expect(entries.length).toBe(headings);
    expect(entries.flatMap(({ changes }) => changes).length).toBe(points);
    for (const { date, title, changes } of entries) {
      expect(Number.isNaN(Date.parse(date))).toBe(false);
      expect(title).not.toBe('');
      expect(changes.length).toBeGreaterThan(0);
    }
  });

  it('lists each date once, newest first', () => {
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
  });

  it('contains no markup that the screen would show literally', () => {
    for (const { title, changes } of entries)
      for (const text of [title, ...changes.flatMap(({ name, text: words }) => [name, words])]) expect(text).not.toMatch(/[*_`[\]<>]/);
  });
});

describe('What’s new', () => {
  it('shows the newest entry first, with its date and every point', () => {
    const [newest] = entries;
    if (newest === undefined) throw new Error('The changelog is empty');
    const html = renderToStaticMarkup(createElement(WhatsNew, { onClose: () => undefined }));
    const shown = [newest.title, formatDay(newest.date), ...newest.changes.map(({ text }) => text)].map((text) =>
      html.indexOf(escaped(text)),
    );
    expect(shown.every((at) => at >= 0)).toBe(true);
    expect(shown).toEqual(shown.toSorted((left, right) => left - right));
    const later = entries[1];
    if (later !== undefined) expect(html.indexOf(escaped(later.title))).toBeGreaterThan(shown.at(-1) ?? 0);
  });
});
