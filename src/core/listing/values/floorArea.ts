/** Square feet in a square metre. */
const squareFeetPerSquareMetre = 10.763_910_416_7;

/** The smallest plausible area: smaller than any home. Portals write 1 or 2 if the agent gave no area. */
const least = 60;
const most = 500_000;

/** A floor area in whole square feet, from square feet or square metres; null if it is implausible for a home. */
export function floorAreaOf(value: unknown, unit: 'sqft' | 'sqm' = 'sqft'): number | null {
  const text =
    typeof value === 'string' ? /^\s*(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d+)?\s*(sq\.? ?(?:ft|m)\b.*)?$/i.exec(value.slice(0, 60)) : null;
  const number = text ? Number((text[1] ?? '').replaceAll(',', '') + (text[2] ?? '')) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  const metres = unit === 'sqm' || /sq\.? ?m/i.test(text?.[3] ?? '');
  const area = Math.round(metres ? number * squareFeetPerSquareMetre : number);
  return area >= least && area <= most ? area : null;
}
