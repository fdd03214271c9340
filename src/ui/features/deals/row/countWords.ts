/** How many deals a search finds of how many there are. */
export function countWords(found: number, all: number): string {
  const total = `${all.toLocaleString('en-GB')} ${all === 1 ? 'deal' : 'deals'}`;
  return found === all ? total : `${found.toLocaleString('en-GB')} of ${total}`;
}
