/** Selector for the screen's list items: articles and elements marked as items. */
const items = '#main article, #main [data-list-item]';

const listItems = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(items)];

const currentItem = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(items) ?? null;

/** Focuses the link or button of the next (1) or previous (−1) item. Without a focused item, focuses the first visible one. */
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

/** Selects the focused item through its checkbox or marked button. */
export function selectInList(): void {
  currentItem()?.querySelector<HTMLElement>('input[type="checkbox"], [data-select]')?.click();
}

/** Focuses the screen's search field. */
export function pressSearch(): void {
  document.querySelector<HTMLInputElement>('#main input[type="search"]')?.focus();
}

/** Focuses the screen's first editable number. */
export function pressFirstAssumption(): void {
  const cell = document.querySelector<HTMLInputElement>('#main input[inputmode="decimal"]:not(:disabled)');
  cell?.scrollIntoView({ block: 'center' });
  cell?.focus();
}
