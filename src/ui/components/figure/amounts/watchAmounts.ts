import { maskAmounts } from './maskAmounts.ts';

/** Attributes that screen readers announce or tooltips show. */
const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'placeholder'] as const;
const spokenList = spoken.map((name) => `[${name}]`).join(',');
/** Content meant for other people, such as a report's print view, keeps its amounts. Scripts and styles are not masked either. */
const keepsAmounts = '[data-amounts=shown], script, style';

/**
 * Hides every amount under an element, in its text and accessible attributes. The returned function restores them. Masks the rendered page,
 * because amounts come from many sources and a missed one would be visible. Mutation observers run before paint, so new amounts are hidden
 * before they appear.
 */
export function watchAmounts(root: HTMLElement): () => void {
  const masked = createMasks();
  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'characterData') masked.text(target);
      else if (type === 'attributes') masked.attribute(target, attributeName ?? '');
      else addedNodes.forEach(masked.under);
    }
  });
  masked.under(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: [...spoken] });
  return () => {
    observer.disconnect();
    masked.restore(root);
  };
}

interface Mask {
  readonly original: string;
  readonly shown: string;
}

function createMasks() {
  const texts = new WeakMap<Node, Mask>();
  const attributes = new WeakMap<Element, Map<string, Mask>>();
  const text = (node: Node): void => {
    if (!(node instanceof Text) || node.parentElement?.closest(keepsAmounts) != null) return;
    const shown = maskAmounts(node.data);
    if (shown === node.data) return;
    texts.set(node, { original: node.data, shown });
    node.data = shown;
  };
  const attribute = (node: Node, name: string): void => {
    const original = node instanceof Element ? node.getAttribute(name) : null;
    if (!(node instanceof Element) || original === null || node.closest(keepsAmounts) !== null) return;
    const shown = maskAmounts(original);
    if (shown === original) return;
    attributes.set(node, (attributes.get(node) ?? new Map<string, Mask>()).set(name, { original, shown }));
    node.setAttribute(name, shown);
  };
  const under = (node: Node): void => {
    textsUnder(node).forEach(text);
    for (const element of spokenUnder(node)) for (const name of spoken) attribute(element, name);
  };
  const restore = (root: HTMLElement): void => {
    for (const node of textsUnder(root)) {
      const mask = texts.get(node);
      if (mask !== undefined && node.data === mask.shown) node.data = mask.original;
    }
    for (const element of spokenUnder(root))
      for (const [name, mask] of attributes.get(element) ?? [])
        if (element.getAttribute(name) === mask.shown) element.setAttribute(name, mask.original);
  };
  return { text, attribute, under, restore };
}

function textsUnder(node: Node): readonly Text[] {
  if (node instanceof Text) return [node];
  const found: Text[] = [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let next = walker.nextNode(); next !== null; next = walker.nextNode()) if (next instanceof Text) found.push(next);
  return found;
}

const spokenUnder = (node: Node): readonly Element[] =>
  node instanceof Element ? [...(node.matches(spokenList) ? [node] : []), ...node.querySelectorAll(spokenList)] : [];
