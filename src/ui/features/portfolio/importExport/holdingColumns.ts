import { holdingParts, type HoldingPart } from '../../../../core/deal/holding/holding.ts';
import { holdingFields, partForms, saleFields, type FieldSpec } from '../forms/fieldSpecs.ts';

/** One column of a file of holdings. */
export interface HoldingColumn {
  readonly head: string;
  /** The property itself, or the kind of part a row adds to it. */
  readonly of: 'holding' | HoldingPart;
  /** Null for a part's id. */
  readonly field: FieldSpec | null;
}

export const idHead = 'Id';
export const dealHead = 'Deal id';

const columnName = ({ label, column = label }: FieldSpec): string => column;
const headOf = (part: HoldingPart): string => {
  const { one, column = one } = partForms[part];
  return column.slice(0, 1).toUpperCase() + column.slice(1);
};

/**
 * All columns of a file: the property's own facts, then one part of each kind. A property with two loans has two rows; the second has only
 * its id, its name and the second loan. A file is read by its headers, in any order.
 */
export const holdingColumns: readonly HoldingColumn[] = [
  ...[...holdingFields, ...saleFields].map((field): HoldingColumn => ({ head: columnName(field), of: 'holding', field })),
  ...holdingParts.flatMap((part) => [
    ...partForms[part].fields.map((field): HoldingColumn => ({ head: `${headOf(part)}: ${columnName(field)}`, of: part, field })),
    { head: `${headOf(part)}: Id`, of: part, field: null },
  ]),
];
