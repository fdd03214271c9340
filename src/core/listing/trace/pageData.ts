import { decodeIndexed, isIndexed } from '../islands/indexedValue.ts';
import { assignedIslands, jsonLdIslands, parseJson, pushedStream, salvagedObjects, scriptIsland, type Island } from '../islands/island.ts';
import { readStreamRows } from '../islands/streamRows.ts';
import { readPageHead, type PageHead } from '../page/pageHead.ts';

export interface DataBlock {
  readonly name: string;
  readonly value: unknown;
}

/** All page data that the readers use, collected again for looking up the sources of facts. */
export interface PageData {
  readonly blocks: readonly DataBlock[];
  /** The rows of a React stream, which its values reference. */
  readonly rows: ReadonlyMap<string, unknown>;
  readonly head: PageHead | null;
}

const noRows: ReadonlyMap<string, unknown> = new Map();

/** The data of a page, or of JSON in place of a page. */
export function pageData(text: string): PageData {
  if (/^\s*[[{]/.test(text)) {
    const parsed = parseJson(text);
    return { blocks: parsed.ok ? [{ name: 'payload', value: parsed.value }] : [], rows: noRows, head: null };
  }
  const stream = pushedStream(text);
  const rows = stream === null ? noRows : readStreamRows(stream).rows;
  const linked = jsonLdIslands(text);
  return {
    blocks: [
      ...named('PAGE_MODEL', assignedIslands(text, /\b(?:__)?PAGE_MODEL\s{0,20}=\s{0,40}(?!=)/g).map(decoded)),
      ...searchModel(text),
      ...named("push('property')", assignedIslands(text, /\(\s{0,10}["']property["']\s{0,10},\s{0,10}(?=\{)/g)),
      ...(rows.size === 0 ? [] : [{ name: 'RSC', value: [...rows.values()] }]),
      ...named('__NEXT_DATA__', [scriptIsland(text, '__NEXT_DATA__') ?? []].flat()),
      ...named('keyValues', assignedIslands(text, /\bkeyValues["']?\s{0,20}[=:]\s{0,40}(?=\{)/g)),
      ...named('__NUXT_DATA__', [scriptIsland(text, '__NUXT_DATA__') ?? []].flat()),
      ...named('InitialContext', assignedIslands(text, /\b__reactServerState\.InitialContext\s{0,20}=\s{0,40}(?!=)/g)),
      ...named('taxonomy', assignedIslands(text, /\btaxonomy\s{0,20}=\s{0,40}(?!=)/g)),
      ...named('__ZAD_TARGETING__', [scriptIsland(text, '__ZAD_TARGETING__') ?? []].flat()),
      ...(linked.length === 0 ? [] : [{ name: 'JSON-LD', value: linked }]),
    ],
    rows,
    head: readPageHead(text),
  };
}

/** The results as a whole or, if damaged, their cards one by one, as the reader does. */
function searchModel(text: string): readonly DataBlock[] {
  const models = assignedIslands(text, /\bjsonModel\s{0,20}=\s{0,40}(?!=)/g);
  if (models.length === 0 || models.some((model) => model.ok)) return named('jsonModel', models);
  return [{ name: 'jsonModel', value: salvagedObjects(text, /\{\s{0,40}"id"\s{0,4}:\s{0,4}\d{5,12}\s{0,4},\s{0,40}"bedrooms"/g) }];
}

const decoded = (island: Island): Island => (island.ok && isIndexed(island.value) ? decodeIndexed(island.value) : island);

const named = (name: string, islands: readonly Island[]): readonly DataBlock[] =>
  islands.flatMap((island) => (island.ok ? [{ name, value: island.value }] : []));
