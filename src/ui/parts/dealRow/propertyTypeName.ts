/** A normalised property type: "terraced" for "Terraced House", "semi-detached" for "Semi_detached"; null if there is none. */
export function propertyTypeName(type: string | null): string | null {
  const name = (type ?? '')
    .trim()
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\s+house$/, '')
    .replace(/\s+/g, ' ');
  return name === '' ? null : name;
}
