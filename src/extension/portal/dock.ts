import { button, element } from '../draw/element.ts';
import { theme } from '../draw/theme.ts';
import { portalStyles } from './styles.ts';

declare const __TEST_BUILD__: boolean;
/** The app's colours, for a shadow root. */
declare const __TOKENS__: string;

/** The only place the extension draws in a portal's page: a closed shadow root, isolated from the page's styles and scripts. */
export interface Dock {
  /** Layer for badges, in page coordinates. */
  readonly layer: HTMLElement;
  /** Draws the panel. Only the heading shows while it is collapsed. */
  show(content: DockContent): void;
  /** Removes badges and panel. */
  clear(): void;
  /** Changes the panel's heading. */
  head(words: string): void;
  /** Shows a message and announces it to screen readers. */
  say(words: string): void;
}

export interface DockContent {
  readonly heading: string;
  readonly body: readonly Node[];
  readonly foot: readonly Node[];
}

/** Key events that must not leave the panel, because portals listen for keyboard shortcuts. */
const own = [
  'keydown',
  'keyup',
  'keypress',
  'input',
  'change',
  'paste',
  'copy',
  'cut',
  'click',
  'pointerdown',
  'mousedown',
  'focusin',
] as const;

/** The window width, in pixels, below which the panel would cover the page. */
const narrow = 700;

/** Appends the dock after the page's own elements. */
export function createDock(page: Document): Dock {
  const host = page.createElement('yardstick-panel');
  const shadow = host.attachShadow({ mode: __TEST_BUILD__ ? 'open' : 'closed' });
  const layer = element('div', { class: 'layer' });
  const status = element('p', { class: 'quiet-text', attributes: { role: 'status' } });
  const root = element('div', { class: 'root' }, [layer]);
  shadow.append(element('style', { text: __TOKENS__ + theme + portalStyles }), root);
  for (const name of own) host.addEventListener(name, (event) => event.stopPropagation());
  // On a phone the panel starts collapsed, so that it does not cover the page.
  const folding: Folding = { isFolded: innerWidth < narrow };
  let panel: HTMLElement | null = null;
  return {
    layer,
    show: (content) => {
      if (!host.isConnected) page.documentElement.append(host);
      status.textContent = '';
      const drawn = drawPanel({ ...content, foot: [...content.foot, status] }, folding);
      if (panel === null) root.append(drawn);
      else panel.replaceWith(drawn);
      panel = drawn;
    },
    head: (words) => {
      const shown = panel?.querySelector('h1 > span');
      if (shown) shown.textContent = words;
    },
    clear: () => {
      layer.replaceChildren();
      panel?.remove();
      panel = null;
    },
    say: (words) => {
      status.textContent = words;
    },
  };
}

/** Whether the user collapsed the panel, kept across page navigation. */
interface Folding {
  isFolded: boolean;
}

function drawPanel({ heading, body, foot }: DockContent, folding: Folding): HTMLElement {
  const panel = element('section', { class: 'dock', attributes: { 'aria-label': 'Yardstick' } });
  const fold = button('', 'quiet', () => setFolded(!folding.isFolded));
  const setFolded = (isFolded: boolean): void => {
    folding.isFolded = isFolded;
    panel.classList.toggle('folded', isFolded);
    fold.textContent = isFolded ? 'Open' : 'Collapse';
    fold.setAttribute('aria-expanded', String(!isFolded));
    fold.setAttribute('aria-label', isFolded ? 'Open the Yardstick panel' : 'Collapse the Yardstick panel');
  };
  panel.append(
    element('header', {}, [element('h1', {}, [element('small', { text: 'Yardstick' }), element('span', { text: heading })]), fold]),
    element('div', { class: 'body' }, body),
    element('footer', {}, foot),
  );
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || folding.isFolded) return;
    setFolded(true);
    fold.focus();
  });
  setFolded(folding.isFolded);
  return panel;
}
