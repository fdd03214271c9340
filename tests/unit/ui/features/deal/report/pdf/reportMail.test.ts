import { describe, expect, it } from 'vitest';
import { mailAddress } from '../../../../../../../src/ui/features/deal/report/pdf/reportMail.ts';
import { sampleOutcome } from '../../../../../../support/dealFixtures.ts';

const { report, score } = sampleOutcome();
const read = (address: string) => {
  expect(address.startsWith('mailto:?')).toBe(true);
  const asked = new URLSearchParams(address.slice('mailto:?'.length));
  return { subject: asked.get('subject') ?? '', body: asked.get('body') ?? '' };
};

describe('mailAddress', () => {
  it('has no recipient, the title and edition as subject and the summary as body', () => {
    const { subject, body } = read(mailAddress({ report, score, edition: 'full' }));
    expect(subject).toBe(`${report.title}: deal report`);
    expect(body.startsWith([report.title, report.subtitle, report.listingUrl].join('\r\n'))).toBe(true);
    expect(body).toContain(report.verdict);
  });

  it('leaves verdict and score out of a lender’s email', () => {
    const { body } = read(mailAddress({ report, score, edition: 'lender' }));
    expect(body).toContain('Loan to value is');
    expect(body).not.toContain(report.verdict);
    expect(body).not.toMatch(/score|rules/i);
  });

  it('stays within the length mail apps accept, whatever the title', () => {
    const address = mailAddress({ report: { ...report, title: 'é'.repeat(100) }, score, edition: 'full' });
    expect(address.length).toBeLessThan(2_500);
    expect(mailAddress({ report, score, edition: 'full' }).length).toBeLessThanOrEqual(1_900);
  });

  it('escapes a title so that it cannot add recipients or headers', () => {
    const { subject } = read(mailAddress({ report: { ...report, title: 'a&bcc=b@example.org\r\nTo: c' }, score, edition: 'short' }));
    expect(subject).toBe('a&bcc=b@example.org\r\nTo: c: deal summary');
    expect(mailAddress({ report: { ...report, title: 'a&bcc=b' }, score, edition: 'short' })).not.toContain('&bcc');
  });
});
