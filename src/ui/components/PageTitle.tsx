import { useEffect } from 'react';

/** Names the screen in the browser's tab and history (WCAG 2.4.2); without words it is the product's own title. */
export function PageTitle({ title }: { readonly title: string | null }) {
  useEffect(() => {
    document.title = title === null ? 'Yardstick: know the deal before you ring the agent' : `${title} · Yardstick`;
  }, [title]);
  return null;
}
