import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../../../scripts/secrets/findSecrets.ts';
import { scanBuild } from '../../../../scripts/secrets/scanBuild.ts';

const root = new URL('../../../../', import.meta.url).pathname;
const letters = 'Ab3'.repeat(20);
const joined = (...parts: readonly string[]): string => parts.join('_');
const tokenOf = (claims: object): string =>
  [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') + `.${letters}`;
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

// Assembled here, so that this file itself contains none.
const planted: readonly (readonly [string, string])[] = [
  ['a Supabase secret key', `key = "${joined('sb', 'secret', letters)}"`],
  ['a webhook secret', joined('whsec', letters)],
  ['a Stripe key', joined('sk', 'live', letters)],
  ['an Apify token', joined('apify', 'api', letters)],
  ['a private key', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
  ['a private key as a JWK', JSON.stringify(privateKey.export({ format: 'jwk' }))],
  ['a VAPID private key', `${joined('VAPID', 'PRIVATE', 'KEY')}=${letters.slice(0, 43)}`],
  ['a database address with a password', `postgres://sync_server:${letters}@db.example.com:5432/postgres`],
  ['a token of the service role', `const key='${tokenOf({ role: 'service_role', iss: 'supabase' })}'`],
];

describe('the search for secrets', () => {
  it.each(planted)('finds %s', (name, text) => {
    expect(findSecrets(`before ${text} after`)).toEqual([name]);
  });

  it('ignores public values and text that only mentions secrets', () => {
    const fine = [
      `sb_publishable_${letters}`,
      tokenOf({ role: 'anon' }),
      JSON.stringify(publicKey.export({ format: 'jwk' })),
      publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      'postgres://sync_server.REF:PASSWORD@POOLER_HOST:5432/postgres',
      'keys that begin with sb_secret_ or whsec_ stay on the server',
    ];
    expect(fine.flatMap(findSecrets)).toEqual([]);
  });

  it('finds no secret in the files of this repository', () => {
    const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
    const files = stdout.split('\0').filter((file) => file !== '');
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) => findSecrets(readFileSync(join(root, file), 'latin1')).map((what) => `${file}: ${what}`));
    expect(found).toEqual([]);
    expect(files.filter((file) => /(^|\/)\.env|\.(pem|key)$/.test(file))).toEqual([]);
  });

  it('checks every file of a build, including workers and source maps', () => {
    const folder = mkdtempSync(join(tmpdir(), 'yardstick-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'sw.js'), `self.key='${planted[0]?.[1] ?? ''}'`);
    writeFileSync(join(folder, 'assets/app.js'), 'role:"service_role"');
    writeFileSync(join(folder, 'assets/app.js.map'), '{}');
    const found = scanBuild(folder).map((line) => line.slice(folder.length + 1));
    rmSync(folder, { recursive: true });
    expect(found.toSorted()).toEqual([
      'assets/app.js.map: a file that must not be served',
      'assets/app.js: the name of the service role',
      'sw.js: a Supabase secret key',
    ]);
  });
});
