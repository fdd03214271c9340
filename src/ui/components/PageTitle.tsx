import { useEffect } from 'react';

/** Sets the browser tab and history title (WCAG 2.4.2); null sets the product's own title. */
export function PageTitle({ title }: { readonly title: string | null }) {
  useEffect(() => {
    document.title = title === null ? 'Yardstick: know the deal before you ring the agent' : `${title} · Yardstick`;
  }, [title]);
  return null;
}
