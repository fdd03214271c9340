/** The item at an index. Throws a RangeError if the list has none there: that is a bug. */
export function itemAt<Item>(items: readonly Item[], at: number): Item {
  const item = items[at];
  if (item === undefined) throw new RangeError(`A list of ${items.length} has no item ${at}`);
  return item;
}
