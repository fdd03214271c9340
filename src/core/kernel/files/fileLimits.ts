/** The largest file of each kind that is read, in bytes. */
export const maxFileBytes = {
  page: 20_000_000,
  links: 2_000_000,
  deal: 1_000_000,
  sheet: 40_000_000,
  unsent: 100_000_000,
  backup: 2_000_000_000,
} as const;

export type FileKind = keyof typeof maxFileBytes;

/** The error message for a file above the size limit of its kind. */
export const tooLarge = (kind: FileKind): string => `The file is larger than ${sizeText(maxFileBytes[kind])}. Choose a smaller file.`;

const sizeText = (bytes: number): string => (bytes >= 1_000_000_000 ? `${bytes / 1_000_000_000} GB` : `${bytes / 1_000_000} MB`);

/** The maximum nesting of lists and objects in a JSON file; our own records nest at most twenty deep. */
export const maxJsonDepth = 64;
