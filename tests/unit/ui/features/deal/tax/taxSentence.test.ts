import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../../../../src/core/kernel/formatMoneyAndRates.ts';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import { evaluateWithAfterTax } from '../../../../../../src/core/pipeline/evaluateWithAfterTax.ts';
import type { AfterTax } from '../../../../../../src/core/report/afterTax/afterTax.ts';
import { taxSentence, whyItKeepsMore } from '../../../../../../src/ui/features/deal/tax/taxSentence.ts';
import { sampleJob } from '../../../../../support/dealFixtures.ts';

function taxed(): AfterTax {
  const result = evaluateWithAfterTax(sampleJob());
  if (!result.ok || result.outcome.afterTax === undefined) throw new Error('The outcome has no after-tax result');
  return result.outcome.afterTax;
}

describe('taxSentence', () => {
  it('gives the difference between the best form of ownership and every other', () => {
    const afterTax = taxed();
    const [best, second, third] = afterTax.forms.toSorted((one, other) => other.gain - one.gain);
    const words = taxSentence(afterTax);
    expect(words).toContain(formatMoney(minor((best?.gain ?? 0) - (second?.gain ?? 0)), 'GBP'));
    expect(words).toContain(formatMoney(minor((best?.gain ?? 0) - (third?.gain ?? 0)), 'GBP'));
  });

  it('whyItKeepsMore: the reasons sum to the difference', () => {
    const afterTax = taxed();
    const [best, ...others] = afterTax.forms.toSorted((one, other) => other.gain - one.gain);
    const sums = whyItKeepsMore(afterTax).map(({ reasons }) => reasons.reduce((sum, { amount }) => sum + amount, 0));
    expect(sums).toEqual(others.map(({ gain }) => (best?.gain ?? 0) - gain));
  });

  it('says that all forms leave the same if their gains are equal', () => {
    const afterTax = taxed();
    const [form] = afterTax.forms;
    if (form === undefined) throw new Error('The result has no form of ownership');
    expect(taxSentence({ ...afterTax, forms: [form, form] })).toMatch(/^Every form of ownership leaves you the same amount: £/);
  });
});
