import type { Exchange } from './exchanges.ts';

/** Texts that must stay with those who know them, by kind. */
export type Secrets = Readonly<Record<string, readonly string[]>>;

/** Which kinds of secrets stand in a text, in any of the forms a text has on its way. */
export const secretsIn = (secrets: Secrets, text: string): readonly string[] =>
  Object.entries(secrets).flatMap(([kind, values]) => (values.flatMap(formsOf).some((form) => text.includes(form)) ? [kind] : []));

/** Which calls let out which kind of secret in the part looked at; never the secret itself. */
export const leaks = (secrets: Secrets, exchanges: readonly Exchange[], partOf: (exchange: Exchange) => string): readonly string[] =>
  exchanges.flatMap((exchange) =>
    secretsIn(secrets, partOf(exchange)).map((kind) => `${kind}: ${new URL(exchange.url).pathname} ${exchange.status}`),
  );

/** As it is, in JSON, in an address in two ways, and in Basic or SMTP credentials. */
const formsOf = (secret: string): readonly string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  new URLSearchParams({ s: secret }).toString().slice(2),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];
