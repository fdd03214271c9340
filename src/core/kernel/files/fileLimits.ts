/** The largest file of each kind that is read, in bytes. */
export const largestFile = {
  page: 20_000_000,
  links: 2_000_000,
  deal: 1_000_000,
  sheet: 40_000_000,
  unsent: 100_000_000,
  backup: 2_000_000_000,
} as const;

export type FileKind = keyof typeof largestFile;

/** What a file of a kind may be at most, for the person who chose a larger one. */
export const tooLarge = (kind: FileKind): string => `The file is larger than ${sizeText(largestFile[kind])}. Choose another one.`;

const sizeText = (bytes: number): string => (bytes >= 1_000_000_000 ? `${bytes / 1_000_000_000} GB` : `${bytes / 1_000_000} MB`);

/** How deep lists and objects of a file may lie in one another; our own records lie twenty deep at most. */
export const deepestJson = 64;
