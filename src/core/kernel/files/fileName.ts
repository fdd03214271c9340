/** A title as a file name of at most 80 characters that every file system accepts; `otherwise` if no character is left. */
export function fileName(title: string, otherwise: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return plain === '' ? otherwise : plain;
}
