import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../../../../src/core/kernel/format.ts';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import { evaluateWithAfterTax } from '../../../../../../src/core/pipeline/evaluateWithAfterTax.ts';
import type { AfterTax } from '../../../../../../src/core/report/afterTax/afterTax.ts';
import { taxSentence, whyItKeepsMore } from '../../../../../../src/ui/features/deal/tax/taxSentence.ts';
import { sampleJob } from '../../../../../support/dealFixtures.ts';

function taxed(): AfterTax {
  const result = evaluateWithAfterTax(sampleJob());
  if (!result.ok || result.outcome.afterTax === undefined) throw new Error('No taxes');
  return result.outcome.afterTax;
}

describe('which form keeps more', () => {
  it('is said first, with the distance to every other one', () => {
    const afterTax = taxed();
    const [best, second, third] = afterTax.forms.toSorted((one, other) => other.gain - one.gain);
    const words = taxSentence(afterTax);
    expect(words).toContain(formatMoney(minor((best?.gain ?? 0) - (second?.gain ?? 0)), 'GBP'));
    expect(words).toContain(formatMoney(minor((best?.gain ?? 0) - (third?.gain ?? 0)), 'GBP'));
  });

  it('is explained by parts that sum to the distance', () => {
    const afterTax = taxed();
    const [best, ...others] = afterTax.forms.toSorted((one, other) => other.gain - one.gain);
    const told = whyItKeepsMore(afterTax).map(({ reasons }) => reasons.reduce((sum, { amount }) => sum + amount, 0));
    expect(told).toEqual(others.map(({ gain }) => (best?.gain ?? 0) - gain));
  });

  it('says so where all keep the same', () => {
    const afterTax = taxed();
    const [form] = afterTax.forms;
    if (form === undefined) throw new Error('No form');
    expect(taxSentence({ ...afterTax, forms: [form, form] })).toMatch(/every form keeps the same/);
  });
});
