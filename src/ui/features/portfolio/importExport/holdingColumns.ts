import { holdingParts, type HoldingPart } from '../../../../core/deal/holding/holding.ts';
import { holdingFields, partForms, saleFields, type FieldSpec } from '../forms/fieldSpecs.ts';

/** One column of a file of holdings. */
export interface HoldingColumn {
  readonly head: string;
  /** The property itself, or the kind of part a line adds to it. */
  readonly of: 'holding' | HoldingPart;
  /** Null for the id of a part. */
  readonly field: FieldSpec | null;
}

export const idHead = 'Id';
export const dealHead = 'Deal id';

const headOf = (part: HoldingPart): string => {
  const { one } = partForms[part];
  return one.slice(0, 1).toUpperCase() + one.slice(1);
};

/**
 * Every column of a file: the property's own facts, then one part of each kind. A property with two loans has two lines, the second with
 * its id and name alone and the second loan. By its heads a file is read again, in any order.
 */
export const holdingColumns: readonly HoldingColumn[] = [
  ...[...holdingFields, ...saleFields].map((field): HoldingColumn => ({ head: field.label, of: 'holding', field })),
  ...holdingParts.flatMap((part) => [
    ...partForms[part].fields.map((field): HoldingColumn => ({ head: `${headOf(part)}: ${field.label}`, of: part, field })),
    { head: `${headOf(part)}: Id`, of: part, field: null },
  ]),
];
