import { useState, type ComponentType } from 'react';
import type { Result } from '../../../core/kernel/result.ts';
import { FileField } from '../../components/field/FileField.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';

interface ImportSheetProps<Plan> {
  readonly title: string;
  readonly field: Pick<Parameters<typeof FileField>[0], 'label' | 'hint' | 'accept' | 'testId'>;
  /** Compares a chosen file with existing data without changing anything. The error is a message to show. */
  readonly read: (file: File) => Promise<Result<Plan, string>>;
  /** Preview of the changes. */
  readonly Preview: ComponentType<{ readonly plan: Plan }>;
  /** Null when the file would change nothing. */
  readonly action: (plan: Plan) => { readonly label: string; readonly testId: string } | null;
  readonly apply: (plan: Plan) => Promise<void>;
  readonly onClose: () => void;
  readonly testId?: string;
}

type State<Plan> =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'read'; readonly plan: Plan };

/** Maximum lines in the preview. */
export const maxLines = 100;

/** Imports a file after a preview of additions and changes. */
export function ImportSheet<Plan>({ title, field, read, Preview, action, apply, onClose, testId }: ImportSheetProps<Plan>) {
  const [state, setState] = useState<State<Plan>>({ kind: 'none' });
  const [busy, setBusy] = useState(false);
  const take = async (file: File): Promise<void> => {
    setState({ kind: 'reading', name: file.name });
    const plan = await read(file);
    setState(plan.ok ? { kind: 'read', plan: plan.value } : { kind: 'failed', message: plan.error });
  };
  const plan = state.kind === 'read' ? state.plan : null;
  const pressed = plan === null ? null : action(plan);
  const run = async (): Promise<void> => {
    if (plan === null) return;
    setBusy(true);
    await apply(plan);
    setBusy(false);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      wide
      actions={
        pressed === null ? undefined : (
          <Button look="primary" disabled={busy} busy={busy} onClick={() => void run()} data-testid={pressed.testId}>
            {pressed.label}
          </Button>
        )
      }
    >
      <div className="grid gap-5" data-testid={testId}>
        <FileField {...field} onFile={(file) => void take(file)} />
        {state.kind === 'reading' ? <Spinner label={`Reading ${state.name}`} /> : null}
        {state.kind === 'failed' ? (
          <p role="alert" className="text-[15px] text-poor">
            {state.message}
          </p>
        ) : null}
        {plan === null ? null : <Preview plan={plan} />}
      </div>
    </Sheet>
  );
}
