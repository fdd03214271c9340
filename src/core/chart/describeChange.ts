/** The change from one value to another as text: "rises from £46,250 to £96,000", "stays at £138,750". */
export function describeChange(from: number, to: number, text: (value: number) => string): string {
  if (text(from) === text(to)) return `stays at ${text(to)}`;
  return `${to > from ? 'rises' : 'falls'} from ${text(from)} to ${text(to)}`;
}
