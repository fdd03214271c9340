import { getDocumentProxy } from 'unpdf';

/** An element as a reader hears of it: its kind, what it shows where it is a picture, its own text, and the elements in it. */
export interface HeardTag {
  readonly role: string;
  readonly alt: string | null;
  readonly text: string;
  readonly kids: readonly HeardTag[];
}

/** The structure of a PDF as a reader that knows nothing of us finds it. */
export interface HeardPdf {
  /** Elements page by page; one that goes on overleaf is in both. */
  readonly pages: readonly (readonly HeardTag[])[];
  /** Texts of no element, page by page. */
  readonly decoration: readonly (readonly string[])[];
  /** Texts that are neither in an element nor marked as decoration. */
  readonly lost: readonly string[];
  /** Runs of the tree that no page draws, and runs drawn twice. */
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

/** The texts of a page by the run they are in. */
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

/** Every element of a list, each before those in it. */
export const everyTag = (tags: readonly HeardTag[]): readonly HeardTag[] => tags.flatMap((tag) => [tag, ...everyTag(tag.kids)]);
