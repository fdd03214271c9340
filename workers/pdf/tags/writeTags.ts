import type { jsPDF } from 'jspdf';
import { pageOperators, utf16, writeOperator } from './operators.ts';
import type { Tag, TagTree } from './tagTree.ts';

/**
 * Writes the structure into the file when jsPDF builds it. The structure is the tree, the element of every run on a page, and the flag
 * saying that the document is tagged. Call it when everything is drawn: content outside elements is marked as decoration.
 */
export function writeTags(doc: jsPDF, tags: TagTree): void {
  const { events } = doc.internal;
  const pages = doc.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) markDecoration(pageOperators(doc, page));
  // Tagged PDF needs version 1.4, and tab order needs 1.5.
  (doc as unknown as { readonly __private__: { readonly setPdfVersion: (version: string) => void } }).__private__.setPdfVersion('1.5');
  const write = (text: string): void => writeOperator(doc, text);
  const tree = { root: 0 };
  events.subscribe('putPage', ({ pageNumber }: { readonly pageNumber: number }) => write(`/StructParents ${pageNumber - 1} /Tabs /S`));
  events.subscribe('putAdditionalObjects', () => {
    tree.root = writeTree(doc, tags);
  });
  events.subscribe('putCatalog', () => write(`/MarkInfo <</Marked true>> /StructTreeRoot ${tree.root} 0 R`));
}

/** Wraps everything outside marked runs in artifact runs, which are not read. */
function markDecoration(operators: string[]): void {
  const marked: string[] = [];
  let [depth, isDecoration] = [0, false];
  const decorate = (wanted: boolean): void => {
    if (wanted === isDecoration) return;
    marked.push(wanted ? '/Artifact BMC' : 'EMC');
    isDecoration = wanted;
  };
  for (const operator of operators) {
    const begins = operator.startsWith('/') && operator.endsWith(' BDC');
    if (depth === 0) decorate(!begins);
    if (begins) depth += 1;
    else if (operator === 'EMC') depth -= 1;
    marked.push(operator);
  }
  decorate(false);
  operators.splice(0, operators.length, ...marked);
}

/** Writes every element as an object, from the root on. Returns the root's number. */
function writeTree(doc: jsPDF, tags: TagTree): number {
  const elements = elementsOf(tags.root);
  const { newObject } = doc.internal as unknown as { readonly newObject: () => number };
  const root = newObject();
  const numbers = new Map(elements.map((tag, at) => [tag, root + 1 + at]));
  const reference = (tag: Tag): string => `${numbers.get(tag) ?? root} 0 R`;
  const pageOf = (page: number): string => `${doc.getPageInfo(page).objId} 0 R`;
  const pages = Array.from(
    { length: doc.getNumberOfPages() },
    (_, at) =>
      `${at} [${tags
        .marksOf(at + 1)
        .map(reference)
        .join(' ')}]`,
  );
  const heads = '/ClassMap <</c <</O /Table /Scope /Column>> /r <</O /Table /Scope /Row>>>>';
  writeOperator(
    doc,
    `<</Type /StructTreeRoot /K ${reference(tags.root)} ${heads} /ParentTree <</Nums [${pages.join(' ')}]>> /ParentTreeNextKey ${pages.length}>>\nendobj`,
  );
  for (const tag of elements) {
    newObject();
    writeOperator(
      doc,
      `<<${elementWords(tag, { reference, pageOf, parent: tag.within === null ? `${root} 0 R` : reference(tag.within) })}>>\nendobj`,
    );
  }
  return root;
}

interface Written {
  readonly reference: (tag: Tag) => string;
  readonly pageOf: (page: number) => string;
  readonly parent: string;
}

function elementWords({ kind, kids, alt, scope }: Tag, { reference, pageOf, parent }: Written): string {
  const first = kids.find((kid) => 'page' in kid);
  const own = first === undefined ? null : first.page;
  const held = kids.map((kid) =>
    !('page' in kid) ? reference(kid) : kid.page === own ? String(kid.id) : `<</Type /MCR /Pg ${pageOf(kid.page)} /MCID ${kid.id}>>`,
  );
  return [
    `/S/${kind}/P ${parent}`,
    own === null ? '' : `/Pg ${pageOf(own)}`,
    held.length === 0 ? '' : held.length === 1 && !held[0]?.startsWith('<') ? `/K ${held.join('')}` : `/K[${held.join(' ')}]`,
    scope === undefined ? '' : `/C/${scope === 'Column' ? 'c' : 'r'}`,
    alt === undefined ? '' : `/Alt<${utf16(alt)}>`,
  ].join('');
}

const elementsOf = (tag: Tag): readonly Tag[] => [tag, ...tag.kids.flatMap((kid) => ('page' in kid ? [] : elementsOf(kid)))];
