import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { createPrivateFile } from './createPrivateFile.ts';

export interface SigningKey {
  readonly id: string;
  readonly privateKey: CryptoKey | Uint8Array;
  /** The key published at `/.well-known/jwks.json`. */
  readonly publicJwk: JWK;
}

/** The key that signs access tokens: created on first start, then read from `<dataDir>/signing-key.json` (mode 0600). */
export async function loadSigningKey(dataDir: string): Promise<SigningKey> {
  const path = join(dataDir, 'signing-key.json');
  await createPrivateFile(path, async () => JSON.stringify(await newKey()));
  const jwk = JSON.parse(readFileSync(path, 'utf8')) as JWK;
  const { kty, crv, x, y, kid } = jwk;
  if (typeof kid !== 'string' || kty !== 'EC' || !crv || !x || !y) throw new Error(`${path} does not contain an ES256 key`);
  const publicJwk: JWK = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  return { id: kid, privateKey: await importJWK(jwk, 'ES256'), publicJwk };
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256' };
}
