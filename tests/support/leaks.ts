import type { Exchange } from './exchanges.ts';

/** Secret texts that must not leak, by kind. */
export type Secrets = Readonly<Record<string, readonly string[]>>;

/** Which kinds of secrets a text contains, in any encoding used in transit. */
export const secretsIn = (secrets: Secrets, text: string): readonly string[] =>
  Object.entries(secrets).flatMap(([kind, values]) => (values.flatMap(formsOf).some((form) => text.includes(form)) ? [kind] : []));

/** The calls that leak a secret in the given part, each with the kind of secret but never the secret itself. */
export const leaks = (secrets: Secrets, exchanges: readonly Exchange[], partOf: (exchange: Exchange) => string): readonly string[] =>
  exchanges.flatMap((exchange) =>
    secretsIn(secrets, partOf(exchange)).map((kind) => `${kind}: ${new URL(exchange.url).pathname} ${exchange.status}`),
  );

/** The forms in which a secret can appear: plain, in JSON, URL-encoded in two ways, and in Basic or SMTP credentials. */
const formsOf = (secret: string): readonly string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  new URLSearchParams({ s: secret }).toString().slice(2),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];
