import { useState } from 'react';
import { parseMortgageTerms } from '../../../../core/deal/mortgageProductSchema.ts';
import type { MortgageTerms } from '../../../../core/deal/mortgageProduct.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { TextField } from '../../../components/field/TextField.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { ValueRow } from '../../../parts/inputs/ValueRow.tsx';
import { emptyTerms, fieldsOf, productSpecs, termsOf, type ProductFields } from './productDraft.ts';

interface ProductSheetProps {
  /** Null to add a new product. */
  readonly terms: MortgageTerms | null;
  readonly onSave: (terms: MortgageTerms) => void;
  readonly onClose: () => void;
}

/** A form that adds or edits one of the user's own mortgage products. */
export function ProductSheet({ terms, onSave, onClose }: ProductSheetProps) {
  const before = terms ?? emptyTerms;
  const [fields, setFields] = useState<ProductFields>(() => fieldsOf(before));
  const [problem, setProblem] = useState<string | null>(null);
  const save = () => {
    const read = parseMortgageTerms(termsOf(before, fields));
    if (read.ok) onSave(read.value);
    else setProblem(read.error);
  };
  const set = (key: string, value: unknown) => setFields((now) => ({ ...now, [key]: value }));
  return (
    <Sheet
      open
      onClose={onClose}
      title={terms === null ? 'Add a mortgage product' : 'Edit product'}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" onClick={save} data-testid="keep-product">
            Save
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Lender"
          value={fields.lender}
          maxLength={80}
          onChange={(event) => set('lender', event.target.value)}
          data-testid="product-lender"
        />
        <TextField
          label="Product"
          value={fields.name}
          maxLength={80}
          onChange={(event) => set('name', event.target.value)}
          data-testid="product-name"
        />
        <div>
          {productSpecs.map((spec) => (
            <ValueRow
              key={spec.key}
              spec={spec}
              value={fields[spec.key]}
              own={fields[spec.key]}
              currency={ukCurrency}
              onChange={(value) => set(spec.key, value)}
              testId={`product-${spec.key}`}
            />
          ))}
        </div>
        {problem === null ? null : (
          <p role="alert" className="text-sm font-medium text-poor">
            Couldn’t save: {problem}.
          </p>
        )}
      </form>
    </Sheet>
  );
}
