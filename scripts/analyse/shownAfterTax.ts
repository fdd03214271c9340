import { taxInputCatalogue } from '../../src/core/deal/tax/taxInputCatalogue.ts';
import type { AfterTax } from '../../src/core/report/afterTax/afterTax.ts';
import { explainAfterTax } from '../../src/core/report/afterTax/explainAfterTax.ts';
import { inMajorUnits } from './inMajorUnits.ts';

/** The ownership forms compared, with the legislation for each. Unconfirmed rules are marked. */
export function shownAfterTax(afterTax: AfterTax): unknown {
  const { rulesVersion, checkedOn, holdYears, notes, inputs } = afterTax;
  const used = Object.values(inputs).map(({ key, value, provenance }) => {
    const amount: unknown = taxInputCatalogue[key].unit === 'money' ? inMajorUnits(value, key) : value;
    return [key, { value: amount, from: provenance.kind }] as const;
  });
  const forms = afterTax.forms.map(({ taxed, before, taxOnRent, gain, irr }) => {
    const { form, years, saleTax, saleCash, totalTax, totalCash, rules } = taxed;
    const amounts = { before, years, taxOnRent, saleTax, saleCash, totalTax, totalCash, gain, irr };
    return { form, ...(inMajorUnits(amounts, '') as typeof amounts), laws: rules };
  });
  return { rulesVersion, checkedOn, holdYears, forms, inputs: Object.fromEntries(used), notes, explanations: explainAfterTax(afterTax) };
}
