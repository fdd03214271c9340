/** The items of the screen's list: articles, and whatever a screen marks as an item. */
const items = '#main article, #main [data-list-item]';

const listItems = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(items)];

const currentItem = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(items) ?? null;

/** Puts the focus on the link or button of the item `by` places on; from nowhere, on the first one in sight. */
export function moveInList(by: 1 | -1): void {
  const list = listItems();
  const current = currentItem();
  const at = current === null ? list.findIndex(isInSight) : list.indexOf(current) + by;
  const item = list[Math.min(list.length - 1, Math.max(0, at))];
  const target = item?.matches('a, button, [tabindex]') === true ? item : item?.querySelector<HTMLElement>('a[href], button');
  target?.focus();
  item?.scrollIntoView({ block: 'nearest' });
}

const isInSight = (item: HTMLElement): boolean => item.getBoundingClientRect().bottom > 0;

/** Selects the item in focus: its checkbox, or the button the screen marks for it. */
export function selectInList(): void {
  currentItem()?.querySelector<HTMLElement>('input[type="checkbox"], [data-select]')?.click();
}

/** Puts the caret into the search of the screen. */
export function pressSearch(): void {
  document.querySelector<HTMLInputElement>('#main input[type="search"]')?.focus();
}

/** Puts the caret into the first number of the screen that can be changed. */
export function pressFirstAssumption(): void {
  const cell = document.querySelector<HTMLInputElement>('#main input[inputmode="decimal"]:not(:disabled)');
  cell?.scrollIntoView({ block: 'center' });
  cell?.focus();
}
