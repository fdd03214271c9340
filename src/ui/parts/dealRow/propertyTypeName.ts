/** A normalised property type: "Terraced House", "terraced" and "Semi_detached" as "terraced" and "semi-detached"; null for none. */
export function propertyTypeName(type: string | null): string | null {
  const name = (type ?? '')
    .trim()
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\s+house$/, '')
    .replace(/\s+/g, ' ');
  return name === '' ? null : name;
}
