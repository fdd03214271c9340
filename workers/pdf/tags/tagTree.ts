/** A part's role for screen readers, using the standard PDF names. */
export type TagKind = 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** A marked run on a page, by its number there. Pages count from 1. */
export interface TagMark {
  readonly page: number;
  readonly id: number;
}

/** An element of the structure. Contains further elements and marked runs, in reading order. */
export interface Tag {
  readonly kind: TagKind;
  readonly within: Tag | null;
  readonly kids: (Tag | TagMark)[];
  /** The alternative text for a figure. */
  readonly alt?: string;
  /** For a header cell: whether it heads a column or a row. */
  readonly scope?: 'Column' | 'Row';
}

/** A document's structure while it is drawn. */
export interface TagTree {
  readonly root: Tag;
  /** Adds an element at the end of the open one, or of `within`, and returns it. Pass it to `draw` to draw into it. */
  readonly add: (kind: TagKind, of?: { readonly within?: Tag; readonly alt?: string; readonly scope?: 'Column' | 'Row' }) => Tag;
  /** Draws into an element, or as an artifact that is not read. */
  readonly draw: <Made>(into: Tag | null, draw: () => Made) => Made;
  /** Draws a text into a new element. Without a kind, it goes into the open element if that may contain text, else into a new paragraph. */
  readonly text: <Made>(kind: TagKind | undefined, draw: () => Made) => Made;
  /** Numbers the next run on a page and adds it to the open element. Null for an artifact. */
  readonly mark: (page: number) => { readonly kind: TagKind; readonly id: number } | null;
  /** The elements that a page's runs belong to, by number. */
  readonly marksOf: (page: number) => readonly Tag[];
}

/** Elements that contain other elements and no text. */
const grouping: ReadonlySet<TagKind> = new Set(['Document', 'L', 'LI', 'Table', 'TR']);

export function createTagTree(): TagTree {
  const root: Tag = { kind: 'Document', within: null, kids: [] };
  const byPage = new Map<number, Tag[]>();
  let open: Tag | null = root;
  const add: TagTree['add'] = (kind, { within = open ?? root, ...of } = {}) => {
    const tag: Tag = { kind, within, kids: [], ...of };
    // Artifacts are not in the tree.
    if (open !== null) within.kids.push(tag);
    return tag;
  };
  const draw: TagTree['draw'] = (into, of) => {
    const before = open;
    open = before === null ? null : into;
    try {
      return of();
    } finally {
      open = before;
    }
  };
  return {
    root,
    add,
    draw,
    text: (kind, of) => {
      const needed = kind ?? (open !== null && grouping.has(open.kind) ? 'P' : null);
      return needed === null ? of() : draw(add(needed), of);
    },
    mark: (page) => {
      if (open === null) return null;
      const tag = grouping.has(open.kind) ? add('P') : open;
      const marks = byPage.get(page) ?? [];
      byPage.set(page, marks);
      marks.push(tag);
      tag.kids.push({ page, id: marks.length - 1 });
      return { kind: tag.kind, id: marks.length - 1 };
    },
    marksOf: (page) => byPage.get(page) ?? [],
  };
}
