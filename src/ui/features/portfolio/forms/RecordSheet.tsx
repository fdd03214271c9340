import { useId, useState } from 'react';
import { TextField } from '../../../components/field/TextField.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { currencySigns, type Currency } from '../../../../core/kernel/money.ts';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { readFields, textsOf, type FieldTexts } from './readFields.ts';
import type { FieldSpec } from './fieldSpecs.ts';

interface RecordSheetProps<Record extends object> {
  readonly title: string;
  readonly fields: readonly FieldSpec[];
  readonly record: Record;
  /** Resolves to whether the record was saved; if not, the sheet stays open with the input. */
  readonly onSave: (record: Record) => Promise<boolean>;
  readonly onClose: () => void;
  /** Removes the record. Without it there is no remove button. */
  readonly onRemove?: (() => void) | undefined;
  /** True for a new record: zero amounts are shown as empty fields. */
  readonly isNew?: boolean;
  readonly currency: Currency;
}

/** A form for a record's fields in a sheet. Invalid input stays in its field, marked. */
export function RecordSheet<Record extends object>(props: RecordSheetProps<Record>) {
  const { title, fields, record, onSave, onClose, onRemove, isNew = false, currency } = props;
  const form = useId();
  const [texts, setTexts] = useState<FieldTexts>(() => textsOf(fields, record, isNew));
  const [errors, setErrors] = useState<FieldTexts>({});
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const read = readFields(fields, { currency, ...texts }, record);
    if (!read.ok) {
      setErrors(read.error);
      document.querySelector<HTMLElement>(`[data-field="${Object.keys(read.error)[0] ?? ''}"]`)?.focus();
      return;
    }
    setBusy(true);
    if (await onSave(read.value)) onClose();
    setBusy(false);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {onRemove === undefined ? null : (
            <Editable>
              <Button look="danger" className="mr-auto" onClick={onRemove} data-testid="remove-part">
                Remove
              </Button>
            </Editable>
          )}
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Editable>
            <Button look="primary" type="submit" form={form} busy={busy} disabled={busy} data-testid="keep-record">
              Save
            </Button>
          </Editable>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Editable>
          {fields.map((field) => (
            <Field
              key={field.key}
              field={field}
              currency={currency}
              text={texts[field.key] ?? ''}
              error={errors[field.key]}
              onText={(text) => {
                setTexts((now) => ({ ...now, [field.key]: text }));
                setErrors(({ [field.key]: _fixed, ...others }) => others);
              }}
            />
          ))}
        </Editable>
      </form>
    </Sheet>
  );
}

interface FieldProps {
  readonly field: FieldSpec;
  readonly currency: Currency;
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
}

function Field({ field, currency, text, error, onText }: FieldProps) {
  const { key, label, kind, hint, blank, choices } = field;
  if (choices !== undefined) return <Choice field={field} text={text} error={error} onText={onText} />;
  const wide = kind === 'text' || kind === 'long' ? 'sm:col-span-2' : '';
  const number = kind === 'money' || kind === 'percent' || kind === 'years' || kind === 'weeks';
  const unit = kind === 'money' ? currencySigns[currency] : kind === 'percent' ? '%' : null;
  return (
    <TextField
      label={`${label}${blank === 'null' ? ' (optional)' : ''}`}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={number ? 'decimal' : undefined}
      autoComplete="off"
      value={text}
      error={error}
      hint={hint}
      className={`content-start ${wide}`}
      data-field={key}
      data-testid={`field-${key}`}
      onChange={(event) => onText(event.target.value)}
      trailing={unit === null ? undefined : <span className="pr-3.5 text-ink-3">{unit}</span>}
    />
  );
}

function Choice({ field, text, error, onText }: Omit<FieldProps, 'currency'>) {
  const id = useId();
  const { key, label, hint, choices = {} } = field;
  const known = text in choices ? choices : { [text]: text, ...choices };
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      <select
        id={id}
        value={text}
        data-field={key}
        data-testid={`field-${key}`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onText(event.target.value)}
        className="min-h-11 w-full rounded-[10px] border border-line-strong bg-card px-3 text-base text-ink outline-offset-1 focus-visible:outline-2 focus-visible:outline-brand [&>option]:bg-card"
      >
        {Object.entries(known).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
      {error === undefined ? null : <p className="text-sm font-medium text-poor">{error}</p>}
    </div>
  );
}
