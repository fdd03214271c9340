import { House, Plus } from 'lucide-react';

/** The screens that exist; a route joins this list when it is real. */
export const destinations = [
  { to: '/deals', hash: '', label: 'Deals', Icon: House },
  { to: '/deals', hash: 'add', label: 'Add', Icon: Plus },
] as const;

/** Puts the caret into the link field when "Add" is pressed on a screen that shows it already. */
export function focusLinkField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}
