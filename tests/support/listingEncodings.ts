/**
 * Writes a value as in Rightmove's pages since May 2026: a JSON array whose entry 0 is the root. Every member is the number of another
 * entry, and equal primitives share one entry.
 */
export function encodeIndexed(root: unknown): string {
  const entries: unknown[] = [];
  const primitives = new Map<unknown, number>();
  const place = (value: unknown): number => {
    if (value === undefined) return -1;
    const known = primitives.get(value);
    if (known !== undefined) return known;
    const at = entries.length;
    entries.push(null);
    if (value === null || typeof value !== 'object') {
      primitives.set(value, at);
      entries[at] = value;
    } else if (Array.isArray(value)) {
      entries[at] = value.map(place);
    } else {
      entries[at] = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, place(member)]));
    }
    return at;
  };
  place(root);
  return JSON.stringify(entries);
}

/** One row of a React Server Components stream: a JSON value, or text counted in UTF-8 bytes. */
export type StreamRow =
  | { readonly id: string; readonly json: unknown }
  | { readonly id: string; readonly text: string }
  | { readonly id: string; readonly raw: string };

/** The script elements that push a stream of rows, cut into pieces of `pieceLength` characters at any position, as Next.js does. */
export function streamScripts(rows: readonly StreamRow[], pieceLength: number): string {
  const stream = rows.map(writeRow).join('');
  const pieces: string[] = [];
  for (let at = 0; at < stream.length; at += pieceLength) pieces.push(stream.slice(at, at + pieceLength));
  return pieces.map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece).replaceAll('<', '\\u003c')}])</script>`).join('');
}

function writeRow(row: StreamRow): string {
  if ('raw' in row) return `${row.id}:${row.raw}\n`;
  if ('json' in row) return `${row.id}:${JSON.stringify(row.json)}\n`;
  return `${row.id}:T${new TextEncoder().encode(row.text).length.toString(16)},${row.text}`;
}
