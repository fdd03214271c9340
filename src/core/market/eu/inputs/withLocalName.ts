import type { LocalNames } from './europeanDefaults.ts';

/** A label with the country's own term: "Gross yield (rendement brut)"; unchanged if it has none. */
export function withLocalName(label: string, names: LocalNames): string {
  const local = names[label];
  return local === undefined || local.toLowerCase() === label.toLowerCase() || label.includes(`(${local})`) ? label : `${label} (${local})`;
}
