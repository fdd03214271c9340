/** Returns a function that rewrites a text using a dictionary of lower-case phrases and their replacements, longest phrase first. */
export function createTextReplacer(dictionary: Readonly<Record<string, string>>): (text: string) => string {
  const words = new Map(Object.entries(dictionary));
  const phrases = [...words.keys()].toSorted((one, other) => other.length - one.length).join('|');
  const phrase = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${phrases})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.replace(phrase, (found) => inCaseOf(found, words.get(found.toLowerCase()) ?? found));
}

/** The replacement, capitalised if the replaced text was. */
function inCaseOf(found: string, word: string): string {
  const first = found.charAt(0);
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
