import { useCallback, useEffect, useState } from 'react';
import type { OwnLink, PersonLinks } from '../../../../sharing/personLinks.ts';

export type LinksState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'listed'; readonly links: readonly OwnLink[] }
  | { readonly kind: 'failed'; readonly message: string };

export interface ListedLinks {
  readonly state: LinksState;
  readonly refresh: () => void;
  /** Revokes a link. Null, or the message that says why it could not. */
  readonly revoke: (id: string) => Promise<string | null>;
}

/** A deal's open links from the server. A refresh keeps the list on screen until the answer arrives. */
export function useLinks(links: PersonLinks, dealId: string): ListedLinks {
  const [state, setState] = useState<LinksState>({ kind: 'asking' });
  const ask = useCallback(async (): Promise<LinksState> => {
    const answer = await links.list(dealId);
    return answer.ok ? { kind: 'listed', links: answer.value } : { kind: 'failed', message: answer.error.message };
  }, [links, dealId]);
  useEffect(() => {
    let left = false;
    void ask().then((found) => (left ? undefined : setState(found)));
    return () => {
      left = true;
    };
  }, [ask]);
  const refresh = () => void ask().then(setState);
  const revoke = async (id: string): Promise<string | null> => {
    const answer = await links.revoke(id);
    refresh();
    return answer.ok ? null : answer.error.message;
  };
  return { state, refresh, revoke };
}
