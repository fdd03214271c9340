import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** An authenticator in software, as WebAuthn Level 3 describes one: its passkey is an ES256 key without attestation. */
export interface SoftwareAuthenticator {
  /** Answers `navigator.credentials.create`. */
  create(options: CreateOptions, origin: string): BrowserCredential;
  /** Answers `navigator.credentials.get`, and counts the use. `counter` sets the count instead, as a copied authenticator would. */
  get(options: GetOptions, origin: string, counter?: number): BrowserCredential;
}

interface CreateOptions {
  readonly challenge: BufferSource;
  readonly rp: { readonly id?: string };
}

interface GetOptions {
  readonly challenge: BufferSource;
  readonly rpId?: string;
}

/** A credential as auth-js takes it from a browser. */
export interface BrowserCredential {
  readonly id: string;
  toJSON(): { readonly id: string; readonly response: Readonly<Record<string, unknown>> };
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

export function createSoftwareAuthenticator(): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cosePublicKey = cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
  let uses = 0;

  const credential = (response: Readonly<Record<string, string>>): BrowserCredential => {
    const name = id.toString('base64url');
    return {
      id: name,
      toJSON: () => ({ id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response }),
    };
  };

  return {
    create: ({ challenge, rp }, origin) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cosePublicKey]);
      const data = Buffer.concat([authData(rp.id ?? '', userPresent | userVerified | hasCredential, uses), attested]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },
    get: ({ challenge, rpId }, origin, counter) => {
      uses = counter ?? uses + 1;
      const client = clientData('webauthn.get', challenge, origin);
      const data = authData(rpId ?? '', userPresent | userVerified, uses);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      });
    },
  };
}

const authData = (rpId: string, flags: number, count: number): Buffer => {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter]);
};

const clientData = (type: string, challenge: BufferSource, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge: bytesOf(challenge).toString('base64url'), origin, crossOrigin: false }));

const bytesOf = (source: BufferSource): Buffer =>
  source instanceof ArrayBuffer ? Buffer.from(source) : Buffer.from(source.buffer, source.byteOffset, source.byteLength);

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

// CBOR, RFC 8949 section 3: a major type in three bits, and a length or value of up to 65,535.
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256 ? Buffer.from([(major << 5) | 24, value]) : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

const cborInteger = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
