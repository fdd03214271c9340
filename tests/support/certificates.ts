import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { wallTime } from './realClock.ts';

/** A server's key and certificate in PEM, as `node:tls` takes them. */
export interface TlsIdentity {
  readonly key: string;
  readonly cert: string;
}

/** A test's own certificate authority, which is trusted only where it is configured. */
export interface TestAuthority {
  readonly pem: string;
  /** A certificate for names and IPv4 addresses, valid for a day by default. */
  certify(hosts: readonly string[], validUntil?: Date): TlsIdentity;
}

const oneDay = 86_400_000;

/** X.509 v3 (RFC 5280) with ECDSA over P-256. It is implemented here, because no tool for it is available on every machine. */
export function newAuthority(name: string): TestAuthority {
  const own = newKeys();
  const basicConstraints = extension('551d13', sequence(boolean(true)));
  const root = { subject: name, publicKey: own.publicKey, extensions: [basicConstraints], validUntil: new Date(wallTime() + oneDay) };
  const issuer = { name, key: own.privateKey };
  return {
    pem: certificate(root, issuer),
    certify: (hosts, validUntil = new Date(wallTime() + oneDay)) => {
      const { publicKey, privateKey } = newKeys();
      const subjectAltName = extension('551d11', sequence(...hosts.map(generalName)));
      const leaf = { subject: hosts[0] ?? '', publicKey, extensions: [subjectAltName], validUntil };
      const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      return { key, cert: certificate(leaf, issuer) };
    },
  };
}

interface Subject {
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly extensions: readonly Buffer[];
  readonly validUntil: Date;
}

interface Issuer {
  readonly name: string;
  readonly key: KeyObject;
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

function certificate({ subject, publicKey, extensions, validUntil }: Subject, issuer: Issuer): string {
  const version3 = tagged(0xa0, tagged(0x02, Buffer.of(2)));
  const serial = tagged(0x02, Buffer.concat([Buffer.of(0x01), randomBytes(8)]));
  const validity = sequence(time(new Date(validUntil.getTime() - 7 * oneDay)), time(validUntil));
  const keyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const parts = [version3, serial, ecdsaWithSha256, commonName(issuer.name), validity, commonName(subject), keyInfo];
  const body = sequence(...parts, tagged(0xa3, sequence(...extensions)));
  const signed = sequence(body, ecdsaWithSha256, tagged(0x03, Buffer.concat([Buffer.of(0), sign('sha256', body, issuer.key)])));
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** A value in DER: its tag, its length, its content. */
function tagged(tag: number, content: Buffer): Buffer {
  const length = content.length;
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), content]);
  if (length < 0x100) return Buffer.concat([Buffer.of(tag, 0x81, length), content]);
  return Buffer.concat([Buffer.of(tag, 0x82, length >> 8, length & 0xff), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => tagged(0x30, Buffer.concat(parts));
const objectId = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
const boolean = (value: boolean): Buffer => tagged(0x01, Buffer.of(value ? 0xff : 0));
/** Two-digit years, which are correct until 2049. */
const time = (at: Date): Buffer =>
  tagged(
    0x17,
    Buffer.from(
      at
        .toISOString()
        .slice(2)
        .replaceAll(/[-:T]|\.\d+/g, ''),
    ),
  );
const extension = (id: string, value: Buffer): Buffer => sequence(objectId(id), boolean(true), tagged(0x04, value));
const commonName = (name: string): Buffer => sequence(tagged(0x31, sequence(objectId('550403'), tagged(0x0c, Buffer.from(name)))));
const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));

const generalName = (host: string): Buffer =>
  isIPv4(host) ? tagged(0x87, Buffer.from(host.split('.').map(Number))) : tagged(0x82, Buffer.from(host));
