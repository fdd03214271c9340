import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook, type ButtonSize } from './buttonClass.ts';

interface LinkButtonProps extends Pick<LinkProps, 'to' | 'params' | 'search' | 'hash' | 'replace'> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly className?: string;
  readonly children: ReactNode;
  readonly 'data-testid'?: string;
}

/** A link to another screen that looks like a button. */
export function LinkButton({ look, size, className, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={buttonClass(look, size, className)}>
      {children}
    </Link>
  );
}
