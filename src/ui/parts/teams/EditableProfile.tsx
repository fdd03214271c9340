import type { ReactNode } from 'react';
import { usePerson } from '../../hooks/usePerson.ts';

/** Fields and buttons that change the person's own profile. In a team workspace they are disabled, and a sentence says where to change it. */
export function EditableProfile({ children }: { readonly children: ReactNode }) {
  const isTeam = usePerson().workspaceId !== null;
  return (
    <fieldset disabled={isTeam} role={isTeam ? undefined : 'presentation'} className="contents disabled:[&_input]:opacity-100">
      {children}
      {isTeam ? <p className="text-sm text-ink-3">This is part of your own profile. Open your personal workspace to change it.</p> : null}
    </fieldset>
  );
}
