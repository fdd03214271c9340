/** The first part of a place name: "M6" for "M6, Langworthy Buile Hill". */
export const shortName = (name: string): string => name.split(',')[0] ?? name;
