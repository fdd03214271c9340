import type { LocalNames } from './europeanDefaults.ts';

/** "Gross yield (rendement brut)"; unchanged where the country has no other name for it. */
export function withLocalName(label: string, names: LocalNames): string {
  const local = names[label];
  return local === undefined || local.toLowerCase() === label.toLowerCase() || label.includes(`(${local})`) ? label : `${label} (${local})`;
}
