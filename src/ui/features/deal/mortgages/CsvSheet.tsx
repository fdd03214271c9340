import { useState } from 'react';
import type { MortgageImport } from '../../../../core/engine/mortgages/csv/readMortgageCsv.ts';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { useEvaluator } from '../../../hooks/useEvaluator.ts';
import { csvExample } from './csvExample.ts';

interface CsvSheetProps {
  readonly onImport: (products: MortgageImport['products']) => void;
  readonly onClose: () => void;
}

/** Imports products pasted from a spreadsheet. Valid rows are added; invalid rows are listed by line. */
export function CsvSheet({ onImport, onClose }: CsvSheetProps) {
  const evaluator = useEvaluator();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const read = async () => {
    const asked = await evaluator.ask('readMortgages', [text], 'deal-mortgage-csv');
    if (!asked.ok) return setProblems([asked.error.message]);
    if (!asked.value.ok) return setProblems([`${asked.value.error}.`]);
    const { products, errors } = asked.value.value;
    setProblems(errors.map(({ line, message }) => `Line ${line}: ${message}.`));
    if (products.length > 0) onImport(products);
    if (errors.length === 0) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title="Paste products"
      wide
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
          <Button look="primary" disabled={text.trim() === ''} onClick={() => void read()} data-testid="read-products">
            Import
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <label className="grid gap-1.5">
          <span className="text-sm font-medium">Comma-separated values with a header row</span>
          <textarea
            value={text}
            rows={8}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
            data-testid="products-csv"
            className="num w-full rounded-[10px] border border-line-strong bg-card p-3 text-sm"
          />
        </label>
        <details>
          <summary className="min-h-11 content-center text-sm font-medium">Example</summary>
          <pre className="overflow-x-auto rounded-2 bg-sunk p-3 text-[13px]">{csvExample}</pre>
        </details>
        {problems.length === 0 ? null : (
          <ul role="alert" className="grid gap-1 text-sm text-poor">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}
