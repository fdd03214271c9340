/** Text escaped for XML. Characters XML does not allow use Office Open XML's escapes (`_x0007_`). */
export function toXml(text: string): string {
  const sound = text
    // Drops a lone surrogate at the end of truncated text.
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // oxlint-disable-next-line no-control-regex -- control characters are the target
    .replace(/[\u0000-\u0008\u000B\u000C\u000D\u000E-\u001F\uFFFE\uFFFF]/g, (sign) => `_x${hex(sign)}_`);
  return sound.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);
}

const hex = (sign: string): string => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text unescaped from XML. */
export function fromXml(text: string): string {
  const plain = text.replace(/&(#\d+|#x[0-9A-Fa-f]+|\w+);/g, (whole, name: string) => {
    if (!name.startsWith('#')) return signs[name] ?? whole;
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  });
  return plain.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Column name ("A", "Z", "AA") of a zero-based index. */
export function columnName(at: number): string {
  return (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
}

/** Zero-based column of a reference such as "AB12"; −1 when invalid. */
export function columnAt(reference: string): number {
  const name = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return Array.from(name).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
