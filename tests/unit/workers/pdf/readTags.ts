import { getDocumentProxy } from 'unpdf';

/** A tagged element as a screen reader gets it: role, alternative text, own text and child elements. */
export interface HeardTag {
  readonly role: string;
  readonly alt: string | null;
  readonly text: string;
  readonly kids: readonly HeardTag[];
}

/** The tag structure of a PDF, read by an independent PDF reader. */
export interface HeardPdf {
  /** Elements page by page. An element that continues on the next page is listed on both. */
  readonly pages: readonly (readonly HeardTag[])[];
  /** Texts marked as decoration, page by page. */
  readonly decoration: readonly (readonly string[])[];
  /** Texts that are neither in an element nor marked as decoration. */
  readonly lost: readonly string[];
  /** Content runs in the tree that no page draws, or that are drawn twice. */
  readonly broken: readonly string[];
}

interface Content {
  readonly type: string;
  readonly id?: string | null;
  readonly tag?: string;
  readonly str?: string;
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

export async function readTags(bytes: ArrayBuffer): Promise<HeardPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes.slice(0)));
  const heard: { pages: HeardTag[][]; decoration: string[][]; lost: string[]; broken: string[] } = {
    pages: [],
    decoration: [],
    lost: [],
    broken: [],
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    const { runs, decoration, lost, twice } = runsOf(items as readonly Content[]);
    const tree = (await page.getStructTree()) as Node | null;
    const used = new Set<string>();
    heard.pages.push((tree?.children ?? []).map((node) => heardOf(node, runs, used)));
    heard.decoration.push(decoration);
    heard.lost.push(...lost, ...[...runs].filter(([id, text]) => text.trim() !== '' && !used.has(id)).map(([, text]) => text));
    heard.broken.push(...twice, ...[...used].filter((id) => !runs.has(id)));
  }
  return heard;
}

/** The texts of a page by content run. */
function runsOf(items: readonly Content[]) {
  const runs = new Map<string, string>();
  const [decoration, lost, twice]: [string[], string[], string[]] = [[], [], []];
  const open: { id: string | null; isDecoration: boolean }[] = [];
  for (const { type, id = null, tag, str } of items) {
    if (type === 'beginMarkedContent' || type === 'beginMarkedContentProps') {
      if (id !== null && runs.has(id)) twice.push(id);
      if (id !== null) runs.set(id, '');
      open.push({ id, isDecoration: tag === 'Artifact' });
    } else if (type === 'endMarkedContent') open.pop();
    else if (str !== undefined && str.trim() !== '') {
      const own = open.findLast((each) => each.id !== null)?.id ?? null;
      if (own !== null) runs.set(own, `${runs.get(own) ?? ''} ${str}`);
      else if (open.some(({ isDecoration }) => isDecoration)) decoration.push(str);
      else lost.push(str);
    }
  }
  return { runs, decoration, lost, twice };
}

function heardOf({ role = '', alt, children = [] }: Node, runs: ReadonlyMap<string, string>, used: Set<string>): HeardTag {
  const texts: string[] = [];
  const kids: HeardTag[] = [];
  for (const child of children) {
    if (child.type === 'content' && child.id !== undefined) {
      used.add(child.id);
      texts.push(runs.get(child.id) ?? '');
    } else kids.push(heardOf(child, runs, used));
  }
  return { role, alt: alt ?? null, text: texts.join(' ').replaceAll(/\s+/g, ' ').trim(), kids };
}

/** Every element in a list of tags, parents before children. */
export const everyTag = (tags: readonly HeardTag[]): readonly HeardTag[] => tags.flatMap((tag) => [tag, ...everyTag(tag.kids)]);
