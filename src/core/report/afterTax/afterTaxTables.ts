import { formatTaxInput } from '../../deal/tax/resolveTaxInputs.ts';
import { taxInputCatalogue } from '../../deal/tax/taxInputCatalogue.ts';
import { roundAmounts } from '../../deal/roundAmounts.ts';
import { zeroMoney } from '../../kernel/money.ts';
import { provenanceText } from '../reportInputs.ts';
import type { AfterTax } from './afterTax.ts';
import { afterTaxRows, amountText, formNames, returnLabel, returnText, taxShareText } from './afterTaxRows.ts';
import { explainAfterTax } from './explainAfterTax.ts';
import type { ReportTable } from '../reportTable.ts';

/**
 * The tables of the comparison after tax: its amounts, its returns, and its assumptions. Rows of the first table sum to its total; zero
 * rows are left out.
 */
export const afterTaxTables = (afterTax: AfterTax): readonly ReportTable[] => {
  const explained = explainAfterTax(afterTax);
  return [
    { ...comparisonTable(afterTax), explanations: explained.filter(({ id }) => !isReturn(id)) },
    { ...returnsTable(afterTax), explanations: explained.filter(({ id }) => isReturn(id)) },
    inputsTable(afterTax),
  ];
};

const isReturn = (id: string): boolean => /-(return|tax-share)$/.test(id);

const columnsOf = (first: string, { forms }: AfterTax): ReportTable['columns'] => [
  { label: first, align: 'left' },
  ...forms.map(({ taxed }) => ({ label: formNames[taxed.form], align: 'right' as const })),
];

function comparisonTable(afterTax: AfterTax): ReportTable {
  const { forms, holdYears, notes } = afterTax;
  const rows = afterTaxRows.filter(({ amount }) => forms.some((form) => amount(form) !== 0));
  const columns = forms.map((form) => roundAmounts(rows.map(({ amount }) => amount(form))));
  return {
    id: 'after-tax',
    title: forms.length > 2 ? 'After tax: sole, joint or limited company' : 'After tax: sole owner or limited company',
    columns: columnsOf('Over the hold', afterTax),
    rows: rows.map(({ label }, at) => [label(holdYears), ...columns.map((amounts) => amountText(amounts[at] ?? zeroMoney))]),
    total: ['Profit after all tax', ...forms.map(({ gain }) => amountText(gain))],
    note: notes.join(' '),
  };
}

function returnsTable(afterTax: AfterTax): ReportTable {
  const { forms } = afterTax;
  return {
    id: 'after-tax-returns',
    title: 'Return after tax',
    columns: columnsOf('Per year', afterTax),
    rows: [
      [returnLabel, ...forms.map(returnText)],
      ['Effective tax rate', ...forms.map(taxShareText)],
    ],
    total: null,
    note: null,
  };
}

function inputsTable({ inputs }: AfterTax): ReportTable {
  return {
    id: 'after-tax-inputs',
    title: 'Tax assumptions',
    columns: [
      { label: 'Input', align: 'left' },
      { label: 'Value', align: 'right' },
      { label: 'Source', align: 'left' },
    ],
    rows: Object.values(inputs).map(({ key, value, provenance }) => [
      taxInputCatalogue[key].label,
      formatTaxInput(key, value),
      provenanceText(provenance),
    ]),
    total: null,
    note: null,
  };
}
