declare const TextDecoder: new (label: string, options?: { readonly fatal?: boolean }) => { decode(bytes: Uint8Array): string };

/**
 * The text of a page's bytes. UTF-8 if the bytes are valid UTF-8, whatever the page claims; else the character set it names, or
 * Windows-1252 if it names none or wrongly names UTF-8. In UTF-8 with a few broken bytes, those become replacement characters.
 * `contentType` is the header's value, if any.
 */
export function decodePage(bytes: Uint8Array, contentType: string | null = null): string {
  const marked = markedCharset(bytes);
  if (marked !== null) return decodeAs(marked, bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const named = namedCharset(contentType) ?? namedCharset(asciiHead(bytes));
    if (named === null && hasMultibyte(bytes)) return new TextDecoder('utf-8').decode(bytes);
    return decodeAs(named ?? 'windows-1252', bytes);
  }
}

/** The character set of UTF-16 text, which is marked in its first two bytes. A UTF-8 mark is left to the UTF-8 decoder. */
function markedCharset([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** The character set named in a header or a meta element. Null if it is UTF-8, because the bytes have been found not to be UTF-8. */
function namedCharset(text: string | null): string | null {
  const name = /charset=["']?([\w-]{3,20})/i.exec(text ?? '')?.[1]?.toLowerCase() ?? null;
  return name === null || /^utf-?8$/.test(name) ? null : name;
}

function decodeAs(charset: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const asciiHead = (bytes: Uint8Array): string =>
  String.fromCharCode(...bytes.subarray(0, 4_096).map((byte) => (byte < 0x80 ? byte : 0x20)));

/** Whether a multi-byte UTF-8 character occurs, which is very unlikely by accident in Windows-1252 text. */
function hasMultibyte(bytes: Uint8Array): boolean {
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    const rest = lead >= 0xf0 && lead < 0xf5 ? 3 : lead >= 0xe0 && lead < 0xf0 ? 2 : lead >= 0xc2 && lead < 0xe0 ? 1 : 0;
    if (rest > 0 && bytes.subarray(at + 1, at + 1 + rest).every((byte) => byte >= 0x80 && byte < 0xc0) && at + rest < bytes.length)
      return true;
  }
  return false;
}
