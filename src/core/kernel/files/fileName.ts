/** A title in letters every file system takes, at most 80 of them; `otherwise` where none is left. */
export function fileName(title: string, otherwise: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return plain === '' ? otherwise : plain;
}
