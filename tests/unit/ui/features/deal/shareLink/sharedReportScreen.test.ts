import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sharedPartIds } from '../../../../../../src/core/report/shared/sharedParts.ts';
import { composeEdition } from '../../../../../../src/core/report/editions/composeEdition.ts';
import type { ReadLink } from '../../../../../../src/sharing/readLink.ts';
import { SharedReportScreen } from '../../../../../../src/ui/features/deal/shareLink/SharedReportScreen.tsx';
import { sampleFullReport } from '../../../../../support/fullReports.ts';
import { sampleSharedReport } from '../../../../../support/sharedReports.ts';

const draw = (link: ReadLink | null): string =>
  renderToStaticMarkup(
    createElement(SharedReportScreen, { link, onRetry: () => undefined, onPdf: () => undefined, isDrawing: false }),
  ).replaceAll(/<[^>]*>/g, ' ');

const expiresAt = Date.UTC(2026, 11, 28, 9);
const open = (report = sampleSharedReport(sharedPartIds, ['the boiler hums at night'])): ReadLink => ({
  kind: 'open',
  report,
  expiresAt,
  isCopy: false,
});

describe('the screen of a shared deal', () => {
  it('shows every chosen part of the report, who shared it, and until when', () => {
    const text = draw(open());
    for (const told of [
      'Example Street',
      '£185,000',
      'the boiler hums at night',
      'Verdict',
      'Purchase costs',
      'Risk',
      'The area',
      'Download PDF',
    ])
      expect(text).toContain(told);
    expect(text).toMatch(/Shared by\s+Ada\s+on 28 Nov 2026/);
    expect(text).toContain('Works until 28 Dec 2026');
  });

  it('shows nothing to edit', () => {
    const html = renderToStaticMarkup(
      createElement(SharedReportScreen, { link: open(), onRetry: () => undefined, onPdf: () => undefined, isDrawing: false }),
    );
    expect(html).not.toMatch(/<(input|textarea|select)\b/);
    expect(html.match(/<button/g)).toHaveLength(1);
  });

  it('says that a copy is one', () => {
    expect(draw({ ...open(), isCopy: true } as ReadLink)).toContain('Copy on this device');
  });

  it('names the product where nobody gave a name', () => {
    expect(draw(open({ ...sampleSharedReport(['figures']), from: '' }))).toMatch(/Shared\s+on 28 Nov 2026/);
  });

  it.each([
    ['gone', /revoked or has expired/, false],
    ['no-key', /key after # is missing/, false],
    ['wrong-key', /key doesn’t match/, false],
    ['newer', /newer version/, true],
    ['invalid', /can’t be shown/, false],
    ['offline', /Connect once/, true],
    ['failed', /Try again in a moment/, true],
  ] as const)('says what to do when a link is “%s”', (kind, text, isRetried) => {
    const drawn = draw({ kind });
    expect(drawn).toMatch(text);
    expect(drawn.includes('Try again ')).toBe(isRetried);
  });

  it('draws the same parts as the deal’s own report', () => {
    const { cover, parts } = composeEdition('full', { ...sampleFullReport(), appVersion: 'b1' });
    const own = new Set([...cover, ...parts].map(({ title }) => title));
    const { document } = sampleSharedReport(['costs', 'finance', 'cash-flow', 'risk']);
    for (const { title } of [...document.cover, ...document.parts]) expect(own).toContain(title);
  });
});
