import { describe, expect, it } from 'vitest';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import { europeanPurchase } from '../../../../../../src/core/market/eu/europeanRules.ts';
import { europeanDay, europeanSpine } from '../../../../../support/europeanDeals.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';
import { inUse, lineIn, sumOf } from '../../../../../support/spine/outcomes.ts';
import { expectParts } from '../../../../../support/spine/parts.ts';
import type { BuyerKind } from '../../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';

const beforeTax = europeanSpine.cells.filter(({ basis }) => basis === 'before-tax');

describe('the parts of a European outcome add up', () => {
  it.each(beforeTax)('$country, $strategy for $owner: sums, the timeline and the figures agree to the minor unit', (cell) => {
    tryInEach(cell, (home) => {
      const outcome = expectParts(europeanSpine.jobOf, home);
      if (home.strategy === 'rent-to-rent') return;
      const taxed = europeanPurchase(home.market, {
        price: minor(inUse(outcome, 'purchasePrice')),
        buyer: outcome.inputs['buyer']?.value as BuyerKind,
        contractDate: europeanDay,
        completionDate: europeanDay,
      });
      if (!taxed.ok) throw new Error(taxed.error.message);
      const counted = taxed.value.lines.filter(({ kind }) => kind === 'transfer-tax' || kind === 'duty');
      expect(lineIn(outcome.analysis.oneOffCosts, 'transferTax')).toBe(sumOf(counted));
    });
  });
});
