/** A fetch that appears to come from a network address, through a proxy that the server trusts. */
export const from =
  (address: string): typeof fetch =>
  (input, init) => {
    const headers = new Headers(input instanceof Request ? input.headers : undefined);
    for (const [name, value] of new Headers(init?.headers)) headers.set(name, value);
    headers.set('x-forwarded-for', address);
    return fetch(input, { ...init, headers });
  };
