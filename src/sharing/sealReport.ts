import { sharedLinkLimits } from '../core/contracts/sharedLinkContract.ts';
import { err, ok, type Result } from '../core/kernel/result.ts';
import { parseSharedReport, type SharedReport } from '../core/report/shared/sharedReport.ts';
import { ivLength, type RandomBytes } from './linkKey.ts';

/**
 * An encrypted report: a format byte, the starting value, then AES-256-GCM over the length and the compressed report, padded with zeros.
 * The sizes are few, so that a size says little about a report.
 */
const format = 1;
const sizes: readonly number[] = [8, 16, 32, 64, 128, 256].map((kilobytes) => kilobytes * 1024);
const tagLength = 16;
const lengthField = 4;
const overhead = 1 + ivLength + lengthField + tagLength;

/** The maximum size of an unpacked report, in bytes: a hostile one must not fill the memory. */
const maxUnpacked = 4 * 1024 * 1024;

/** Encrypts a report with the link's key. The error means that it exceeds the size limit of a link. */
export async function sealReport(
  report: SharedReport,
  key: Uint8Array<ArrayBuffer>,
  random: RandomBytes,
): Promise<Result<Uint8Array<ArrayBuffer>, 'too-large'>> {
  const packed = await pack(JSON.stringify(report));
  const size = sizes.find((each) => each >= packed.length + overhead && each <= sharedLinkLimits.bytes);
  if (size === undefined) return err('too-large');
  const plain = new Uint8Array(size - overhead + lengthField);
  new DataView(plain.buffer).setUint32(0, packed.length);
  plain.set(packed, lengthField);
  const iv = random(ivLength);
  const encrypted = await crypto.subtle.encrypt(algorithm(iv), await importKey(key, 'encrypt'), plain);
  const sealed = new Uint8Array(size);
  sealed.set([format]);
  sealed.set(iv, 1);
  sealed.set(new Uint8Array(encrypted), 1 + ivLength);
  return ok(sealed);
}

/** Why an encrypted report does not open. `wrong-key`: the key is another link's, or the bytes were changed. */
export type OpeningFailure = 'wrong-key' | 'newer' | 'invalid';

/** Decrypts and checks a report. */
export async function openReport(
  sealed: Uint8Array<ArrayBuffer>,
  key: Uint8Array<ArrayBuffer>,
): Promise<Result<SharedReport, OpeningFailure>> {
  if (sealed[0] !== format) return err(sealed.length > overhead && (sealed[0] ?? 0) > format ? 'newer' : 'invalid');
  const iv = sealed.slice(1, 1 + ivLength);
  const encrypted = sealed.slice(1 + ivLength);
  let plain: ArrayBuffer;
  try {
    plain = await crypto.subtle.decrypt(algorithm(iv), await importKey(key, 'decrypt'), encrypted);
  } catch {
    return err('wrong-key');
  }
  const length = plain.byteLength < lengthField ? 0 : new DataView(plain).getUint32(0);
  const text = await unpack(new Uint8Array(plain).slice(lengthField, lengthField + length));
  return text === null ? err('invalid') : parseText(text);
}

/** The format byte is authenticated too, so that it cannot be changed unnoticed. */
const algorithm = (iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: Uint8Array.of(format),
  tagLength: tagLength * 8,
});

const importKey = (key: Uint8Array<ArrayBuffer>, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, [use]);

async function pack(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The unpacked text; null if it is not packed text, or too long. */
async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.byteLength;
      if (length > maxUnpacked) {
        await reader.cancel();
        return null;
      }
      text += decoder.decode(read.value, { stream: true });
    }
  } catch {
    return null;
  }
  return text + decoder.decode();
}

function parseText(text: string): Result<SharedReport, OpeningFailure> {
  try {
    return parseSharedReport(JSON.parse(text));
  } catch {
    return err('invalid');
  }
}
