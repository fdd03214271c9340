import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateFile } from './createPrivateFile.ts';

/** Protects secrets in case the database is copied. */
export interface SecretKey {
  /** Encrypts with AES-256-GCM, bound to a row. Moved to another row, the text cannot be decrypted. */
  seal(text: string, row: string): string;
  /** Decrypts the text. Null if it was not encrypted here for this row. */
  open(sealed: string, row: string): string | null;
  /** A keyed hash, for codes so short that a plain hash could be brute-forced. */
  digest(text: string): string;
}

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const version = 'v1';

/** The key in `<dataDir>/secret-key` (mode 0600), created on first start, next to the signing key. */
export async function loadSecretKey(dataDir: string): Promise<SecretKey> {
  const path = join(dataDir, 'secret-key');
  await createPrivateFile(path, async () => randomBytes(keyBytes).toString('base64url'));
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
  if (key.length !== keyBytes) throw new Error(`${path} does not contain a ${keyBytes}-byte key`);
  return createSecretKey(key);
}

/** Each use has its own key, derived from the key in the file. */
function createSecretKey(master: Buffer): SecretKey {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', master, '', `yardstick ${use}`, keyBytes));
  const [sealing, hashing] = [derived('seal'), derived('digest')];
  return {
    seal: (text, row) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(row));
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([bytes, cipher.getAuthTag()]).toString('base64url')}`;
    },
    open: (sealed, row) => {
      const bytes = Buffer.from(sealed.slice(version.length + 1), 'base64url');
      if (!sealed.startsWith(`${version}.`) || bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(row)).setAuthTag(bytes.subarray(-tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    digest: (text) => createHmac('sha256', hashing).update(text).digest('hex'),
  };
}
