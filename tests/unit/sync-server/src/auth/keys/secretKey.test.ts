import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSecretKey, type SecretKey } from '../../../../../../sync-server/src/auth/keys/secretKey.ts';

let folder: string;
let key: SecretKey;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yardstick-key-'));
  key = await loadSecretKey(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the secret key', () => {
  it('is stored in a private file, and is the same at the next start', async () => {
    expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
    const sealed = key.seal('SECRET', 'row');
    expect((await loadSecretKey(folder)).open(sealed, 'row')).toBe('SECRET');
    expect((await loadSecretKey(folder)).digest('123456')).toBe(key.digest('123456'));
  });

  it('decrypts what it encrypted, only for the same row, and never encrypts the same way twice', () => {
    fc.assert(
      fc.property(fc.string(), fc.uuid(), fc.uuid(), (text, row, other) => {
        fc.pre(row !== other);
        const sealed = key.seal(text, row);
        expect(key.open(sealed, row)).toBe(text);
        expect(key.open(sealed, other)).toBeNull();
        expect(key.seal(text, row)).not.toBe(sealed);
      }),
    );
  });

  it('rejects a ciphertext with any byte changed', () => {
    const sealed = key.seal('SECRET', 'row');
    for (let at = 3; at < sealed.length; at += 1) {
      const bytes = Buffer.from(sealed.slice(3), 'base64url');
      bytes[Math.floor(((at - 3) * 6) / 8)]! ^= 1;
      expect(key.open(`v1.${bytes.toString('base64url')}`, 'row')).toBeNull();
    }
    for (const text of ['', 'v1.', 'v1.AAAA', 'SECRET', sealed.replace('v1', 'v2'), sealed.slice(0, -4)])
      expect(key.open(text, 'row')).toBeNull();
  });

  it('rejects a key file without a key', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'yardstick-key-'));
    writeFileSync(join(broken, 'secret-key'), 'short');
    await expect(loadSecretKey(broken)).rejects.toThrow('does not contain');
    rmSync(broken, { recursive: true, force: true });
  });
});
