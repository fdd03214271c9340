import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import { useEdits } from './edits/useEdits.ts';
import { useUndoStack } from './edits/useUndoStack.ts';

const DealImportSheet = lazy(async () => ({ default: (await import('./importExport/DealImportSheet.tsx')).DealImportSheet }));

/** The table's empty state: add a deal or import a spreadsheet. */
export function NoDeals() {
  const [importing, setImporting] = useState(false);
  const readOnly = useReadOnly();
  const edits = useEdits(useUndoStack());
  if (readOnly !== null) return <EmptyState title="No deals yet">{readOnly}</EmptyState>;
  return (
    <>
      <EmptyState
        title="No deals yet"
        action={
          <>
            <LinkButton to="/deals" look="primary">
              Add a deal
            </LinkButton>
            <Button onClick={() => setImporting(true)} data-testid="bench-import-open">
              Import a file
            </Button>
          </>
        }
      >
        Add deals to sort, filter and edit them side by side and move them through your pipeline.
      </EmptyState>
      <Suspense fallback={null}>{importing ? <DealImportSheet onClose={() => setImporting(false)} edits={edits} /> : null}</Suspense>
    </>
  );
}
