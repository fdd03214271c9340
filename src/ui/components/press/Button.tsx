import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook, type ButtonSize } from './buttonClass.ts';
import { Spinner } from '../notice/Spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** Shows a spinner next to the label. The caller still decides whether the button is disabled. */
  readonly busy?: boolean;
}

/** A native button. Defaults to `type="button"`, so that it does not submit a form by accident. */
export function Button({ look, size, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" aria-busy={busy || undefined} {...rest} className={buttonClass(look, size, className)}>
      {busy ? <Spinner small /> : null}
      {children}
    </button>
  );
}
