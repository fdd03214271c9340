import type { ReactNode } from 'react';
import { useReadOnly } from '../../hooks/useReadOnly.ts';

/**
 * Fields and buttons that change the open workspace. While the person cannot change it, they are disabled, and the group is named after the
 * reason. Values stay as readable as before.
 */
export function Editable({ children }: { readonly children: ReactNode }) {
  const readOnly = useReadOnly();
  return (
    <fieldset
      disabled={readOnly !== null}
      role={readOnly === null ? 'presentation' : undefined}
      title={readOnly ?? undefined}
      className="contents disabled:[&_input]:opacity-100"
    >
      {children}
    </fieldset>
  );
}
