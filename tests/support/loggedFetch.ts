/** A network double that answers by rule and records every requested URL. Nothing leaves the process. */
export interface LoggedFetch {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** URLs requested since the start or the last `forget`, oldest first. */
  readonly asked: () => readonly string[];
  readonly forget: () => void;
}

export function loggedFetch(answer: (url: string) => Response): LoggedFetch {
  let log: readonly string[] = [];
  return {
    fetch: (url, init) => {
      log = [...log, url];
      // Redirects that fetch follows itself would bypass our checks.
      if (init.redirect !== 'manual') throw new Error(`${url} would follow redirects`);
      return Promise.resolve(answer(url));
    },
    asked: () => log,
    forget: () => {
      log = [];
    },
  };
}

/** Whether the server may request this URL from a portal: https on the portals' own hosts, without credentials. */
export const isPortalAddress = (address: string): boolean => {
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && ['www.rightmove.co.uk', 'www.zoopla.co.uk'].includes(host) && `${username}${password}` === '';
};
