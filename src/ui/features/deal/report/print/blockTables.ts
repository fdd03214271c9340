import type { Block } from '../../../../../core/report/editions/editionDocument.ts';
import { left, right } from '../../../../../core/report/tables/columns.ts';
import type { ReportTable } from '../../../../../core/report/reportTable.ts';

type Tabular = Extract<Block, { readonly kind: 'criteria' | 'figures' | 'inputs' }>;

const markWords = { listing: 'Listing', estimate: 'Estimate', default: 'Default', profile: 'Your profile', yours: 'Your figure' } as const;

/** A block that the PDF lays out in its own rows, as a plain table. */
export function blockTable(block: Tabular): ReportTable {
  switch (block.kind) {
    case 'criteria':
      return {
        ...plain('criteria', 'Points by criterion'),
        columns: [left('Criterion'), right('Points'), left('Measured'), left('Why')],
        rows: block.criteria.map(({ label, points, weight, measured, reason }) => [label, `${points}/${weight}`, measured, reason]),
      };
    case 'figures':
      return {
        ...plain('figures', 'The figures'),
        columns: [left('Figure'), right('Value'), ...(block.against === null ? [] : [left(block.against)])],
        rows: block.figures.map(({ label, value, delta }) => [label, value, ...(block.against === null ? [] : [delta ?? ''])]),
      };
    case 'inputs':
      return {
        ...plain('inputs', 'Inputs and sources'),
        columns: [left('Input'), right('Value'), left('Mark'), left('Source')],
        rows: block.inputs.map(({ label, value, mark, from, unusual }) => [
          label,
          value,
          markWords[mark],
          unusual === null ? from : `${from} ${unusual}`,
        ]),
      };
    default:
      return block satisfies never;
  }
}

const plain = (id: string, title: string): Pick<ReportTable, 'id' | 'title' | 'total' | 'note'> => ({ id, title, total: null, note: null });
