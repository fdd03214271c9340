/** A network that answers by rule and writes down every address it was asked for. Nothing leaves the process. */
export interface LoggedFetch {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Addresses asked for since the start or the last `forget`, oldest first. */
  readonly asked: () => readonly string[];
  readonly forget: () => void;
}

export function loggedFetch(answer: (url: string) => Response): LoggedFetch {
  let log: readonly string[] = [];
  return {
    fetch: (url, init) => {
      log = [...log, url];
      // What follows a redirect by itself is past every check of ours.
      if (init.redirect !== 'manual') throw new Error(`${url} would follow redirects`);
      return Promise.resolve(answer(url));
    },
    asked: () => log,
    forget: () => {
      log = [];
    },
  };
}

/** What the server may ask the portals for, whatever it was sent: their own hosts over https, at paths of our table. */
export const isPortalAddress = (address: string): boolean => {
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && ['www.rightmove.co.uk', 'www.zoopla.co.uk'].includes(host) && `${username}${password}` === '';
};
