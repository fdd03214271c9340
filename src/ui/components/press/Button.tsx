import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook, type ButtonSize } from './buttonClass.ts';
import { Spinner } from '../notice/Spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** Shows a turning mark beside the words; whether the button is disabled stays the caller's choice. */
  readonly busy?: boolean;
}

/** A native button; `type="button"` unless said otherwise, so that nothing submits a form by accident. */
export function Button({ look, size, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" aria-busy={busy || undefined} {...rest} className={buttonClass(look, size, className)}>
      {busy ? <Spinner small /> : null}
      {children}
    </button>
  );
}
