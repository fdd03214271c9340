/**
 * The text of a saved page from its bytes: by its byte order mark, else the charset its meta element names, else UTF-8,
 * and windows-1252 where the bytes are not valid UTF-8. Never fails.
 */
export function decodePage(bytes: Uint8Array<ArrayBuffer>): string {
  const marked = markedEncoding(bytes);
  if (marked !== null) return new TextDecoder(marked).decode(bytes);
  const named = namedEncoding(bytes);
  if (named !== null && named.encoding !== 'utf-8') return named.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // One bad byte in a page that says it is UTF-8 is no reason to misread all its pound signs.
    return named === null ? new TextDecoder('windows-1252').decode(bytes) : named.decode(bytes);
  }
}

function markedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

// The HTML standard looks for the declaration in the first 1024 bytes; saved pages put a comment before it.
const headBytes = 4096;

function namedEncoding(bytes: Uint8Array<ArrayBuffer>): TextDecoder | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const label = /<meta[^>]{0,200}\bcharset\s*=\s*["']?\s*([\w-]{1,40})/i.exec(head)?.[1];
  if (label === undefined || /^utf-?16/i.test(label)) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
