import type { InputRow } from '../../../deal/strategies/strategyInput.ts';
import type { EuropeanInputs } from './europeanInputs.ts';
import { withLocalName } from './withLocalName.ts';
import type { MarketCatalogues } from '../../../deal/strategies/inputsById.ts';

/** The input rows with the country's own term after each label and the country's own help texts. */
export function localRows(catalogues: MarketCatalogues, { names, help }: Pick<EuropeanInputs, 'names' | 'help'>): MarketCatalogues {
  const local = (catalogue: object): object =>
    Object.fromEntries(
      Object.entries<InputRow<unknown>>({ ...catalogue }).map(([key, row]) => [
        key,
        { ...row, label: withLocalName(row.label, names), help: help[key] ?? row.help },
      ]),
    );
  // Every catalogue keeps its keys: only names and help change.
  return Object.fromEntries(
    Object.entries(catalogues).map(([strategy, catalogue]) => [strategy, local(catalogue)]),
  ) as unknown as MarketCatalogues;
}
