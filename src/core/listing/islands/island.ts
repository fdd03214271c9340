import { err, ok, type Result } from '../../kernel/result.ts';
import { cutBalanced, endOfString } from './balancedText.ts';
import { parseObjectLiteral } from './objectLiteral.ts';

/** A value a page passes to its own scripts. `damaged`: its text is truncated or malformed. */
export type Island = Result<unknown, IslandDamage>;
export type IslandDamage = 'truncated' | 'bad-json';

/** The maximum number of islands with one name: real pages have a handful, a hostile page can have thousands. */
const maxIslands = 64;

/** The maximum number of unterminated values: each is read to the end of the page, so only a few are tried. */
const maxOpen = 4;

/** The value of a JSON text, or how the text is damaged. Own keys such as `__proto__` remain plain data and are never copied. */
export function parseJson(text: string): Island {
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch {
    return err('bad-json');
  }
}

/** The values a page's scripts assign to a name, such as `PAGE_MODEL = {…}`, in page order. */
export function assignedIslands(html: string, name: RegExp): readonly Island[] {
  const islands: Island[] = [];
  let open = 0;
  for (const found of html.matchAll(name)) {
    if (islands.length === maxIslands || open === maxOpen) break;
    const island = valueAt(html, found.index + found[0].length);
    if (island !== null) islands.push(island);
    if (island?.ok === false && island.error === 'truncated') open += 1;
  }
  return islands;
}

/** The content of `<script id="…">` as JSON, or null if the page has none. */
export function scriptIsland(html: string, id: string): Island | null {
  const tag = new RegExp(`<script\\b[^>]{0,400}\\bid=["']?${id}["']?[^>]{0,400}>\\s{0,200}`, 'i').exec(html);
  return tag === null ? null : jsonAt(html, tag.index + tag[0].length);
}

/** Every readable JSON-LD script. */
export function jsonLdIslands(html: string): readonly unknown[] {
  const values: unknown[] = [];
  let damaged = 0;
  for (const tag of html.matchAll(/<script\b[^>]{0,200}application\/ld\+json[^>]{0,200}>\s{0,400}/gi)) {
    if (values.length === maxIslands || damaged === maxOpen) break;
    const island = jsonAt(html, tag.index + tag[0].length);
    if (island?.ok) values.push(island.value);
    else damaged += 1;
  }
  return values;
}

/** The strings pushed to `self.__next_f`, joined; null if the page pushes none. Damage is detected later, when the stream is read. */
export function pushedStream(html: string): string | null {
  const pieces: string[] = [];
  let open = 0;
  for (const push of html.matchAll(/__next_f[^[\]{}<>"']{0,40}(?:\[\])?\)?\.push\(/g)) {
    const cut = cutBalanced(html, push.index + push[0].length);
    if (cut?.kind !== 'whole') {
      if ((open += 1) === maxOpen) break;
      continue;
    }
    const pushed = parseJson(cut.text);
    const pieceOf: unknown = pushed.ok && Array.isArray(pushed.value) ? pushed.value[1] : null;
    if (typeof pieceOf === 'string') pieces.push(pieceOf);
  }
  return pieces.length === 0 ? null : pieces.join('');
}

/** The maximum number of cards salvaged from a list that cannot be parsed as a whole. */
const maxSalvaged = 200;
const maxSalvagedLength = 60_000;

/** The objects that start with `head`, each parsed separately; null for a damaged one. */
export function salvagedObjects(html: string, head: RegExp): readonly unknown[] {
  const values: unknown[] = [];
  for (const start of html.matchAll(head)) {
    if (values.length === maxSalvaged) break;
    const island = valueAt(html.slice(start.index, start.index + maxSalvagedLength), 0);
    values.push(island?.ok ? island.value : null);
  }
  return values;
}

function jsonAt(html: string, start: number): Island | null {
  if (start >= html.length) return err('truncated');
  const cut = cutBalanced(html, start);
  if (cut === null) return null;
  return cut.kind === 'open' ? err('truncated') : parseJson(cut.text);
}

/** The value written at a position in a script: JSON, a JavaScript literal, or `JSON.parse("…")`. */
function valueAt(html: string, start: number): Island | null {
  const parse = /^JSON\.parse\(\s{0,20}(?=["'`])/.exec(html.slice(start, start + 40));
  if (parse !== null) return parsedString(html, start + parse[0].length);
  const cut = cutBalanced(html, start);
  if (cut === null) return start >= html.length ? err('truncated') : null;
  if (cut.kind === 'open') return err('truncated');
  const json = parseJson(cut.text);
  return json.ok ? json : parseObjectLiteral(cut.text);
}

function parsedString(html: string, start: number): Island {
  const end = endOfString(html, start);
  if (end === html.length) return err('truncated');
  const literal = parseObjectLiteral(html.slice(start, end + 1));
  return literal.ok && typeof literal.value === 'string' ? parseJson(literal.value) : err('bad-json');
}
