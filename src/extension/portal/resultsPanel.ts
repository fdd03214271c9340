import { button, element } from '../draw/element.ts';
import type { CardView, Kept } from '../messages.ts';
import type { Badges } from './badges.ts';
import type { Dock } from './dock.ts';
import type { Touched } from './listingPanel.ts';
import { standardLabel } from './standardLabel.ts';

interface ResultsPanel {
  readonly dock: Dock;
  readonly badges: Badges;
  readonly keep: (cards: readonly CardView[], isAll: boolean) => Promise<Kept>;
}

interface Results {
  readonly cards: readonly CardView[];
  readonly basis: string;
  readonly isStandard: boolean;
}

type Order = 'page' | 'score' | 'yield' | 'cash-flow';

const orders: readonly (readonly [Order, string])[] = [
  ['page', 'Page order'],
  ['score', 'Highest score'],
  ['yield', 'Highest net yield'],
  ['cash-flow', 'Highest cash flow'],
];

const unknownLast = Number.NEGATIVE_INFINITY;

/** Shows the listings on a results page in the chosen order. The page's own cards do not move. */
export function showResults({ dock, badges, keep }: ResultsPanel, { cards, basis, isStandard }: Results): Touched {
  const list = element('ul', { class: 'homes' });
  const { order, onlyMeeting, row } = choices(() => draw());
  let isKept = false;
  const { keepButton, chosen, choose } = keeping(cards, async (some, isAll) => {
    isKept = true;
    dock.say((await keep(some, isAll)).words);
  });
  const draw = (): void => {
    const shown = sorted(cards, order.value as Order).filter((card) => !onlyMeeting.checked || card.meetsRules);
    badges.showOnly(new Set(shown.map(({ listingId }) => listingId)));
    const rows = shown.map((card) =>
      homeRow(card, {
        isChosen: chosen.has(card.listingId),
        onChoose: (isChosen) => choose(card.listingId, isChosen),
        onReveal: () => {
          if (!badges.reveal(card.listingId)) dock.say('This listing isn’t on the page any more.');
        },
      }),
    );
    const none = element('li', { class: 'quiet-text', text: 'No listings on this page meet all your rules.' });
    list.replaceChildren(...(rows.length === 0 ? [none] : rows));
  };
  dock.show({
    heading: headingOf(cards),
    body: [row, list, element('p', { class: 'quiet-text', text: standardLabel(isStandard, basis) })],
    foot: [element('div', { class: 'row' }, [keepButton])],
  });
  draw();
  return { isTouched: () => chosen.size > 0 || isKept };
}

/** The sort order and the filter for listings that meet every rule. */
function choices(changed: () => void) {
  const order = element(
    'select',
    { attributes: { 'aria-label': 'Sort by' } },
    orders.map(([value, text]) => element('option', { text, attributes: { value } })),
  );
  const onlyMeeting = element('input', { attributes: { type: 'checkbox' } });
  order.addEventListener('change', changed);
  onlyMeeting.addEventListener('change', changed);
  const label = element('label', { class: 'row' }, [onlyMeeting, element('span', { text: 'Only listings that meet all rules' })]);
  return { order, onlyMeeting, row: element('div', { class: 'row' }, [order, label]) };
}

/** The button that keeps the selected listings, or all listings if none are selected. */
function keeping(cards: readonly CardView[], keep: (cards: readonly CardView[], isAll: boolean) => Promise<void>) {
  const chosen = new Set<string>();
  const press = async (): Promise<void> => {
    keepButton.disabled = true;
    const some = cards.filter(({ listingId }) => chosen.has(listingId));
    await (some.length === 0 ? keep(cards, true) : keep(some, false));
    keepButton.disabled = false;
  };
  const keepButton = button(`Keep all ${cards.length}`, 'main', () => void press());
  const choose = (listingId: string, isChosen: boolean): void => {
    if (isChosen) chosen.add(listingId);
    else chosen.delete(listingId);
    keepButton.textContent = chosen.size === 0 ? `Keep all ${cards.length}` : `Keep ${chosen.size} selected`;
  };
  return { keepButton, chosen: chosen as ReadonlySet<string>, choose };
}

function headingOf(cards: readonly CardView[]): string {
  const scores = cards.flatMap(({ score }) => (score === null ? [] : [score]));
  const homes = cards.length === 1 ? '1 listing' : `${cards.length} listings`;
  return scores.length === 0 ? homes : `${homes} · highest score ${Math.max(...scores)}`;
}

function sorted(cards: readonly CardView[], order: Order): readonly CardView[] {
  if (order === 'page') return cards;
  const rank = ({ score, netYield, cashFlow }: CardView): number =>
    (order === 'score' ? score : order === 'yield' ? netYield : cashFlow) ?? unknownLast;
  return cards.toSorted((one, other) => rank(other) - rank(one));
}

interface HomeRow {
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onReveal: () => void;
}

function homeRow(card: CardView, { isChosen, onChoose, onReveal }: HomeRow): HTMLElement {
  const choose = element('input', { attributes: { type: 'checkbox', 'aria-label': `Select ${card.title}` } });
  choose.checked = isChosen;
  choose.addEventListener('change', () => onChoose(choose.checked));
  return element('li', { class: 'home', attributes: { 'data-home': card.listingId } }, [
    choose,
    element('div', { class: 'names' }, [
      element('button', { class: 'name', text: card.title, attributes: { type: 'button' }, onClick: onReveal }),
      element('small', { text: `${card.price} · net yield ${card.netYieldText} · ${card.cashFlowText}/mo` }),
      element('small', { text: card.standing }),
      card.known === null
        ? null
        : element('small', { text: [card.known.words, card.known.change].filter((part) => part !== null).join('. ') }),
    ]),
    element('span', { class: `score ${card.tone}`, text: card.score === null ? '–' : String(card.score) }),
  ]);
}
