/**
 * The finished file without the one action jsPDF always writes ("open at page width"): readers of untrusted files look
 * for `/OpenAction`, and a report should have none. Blanked with spaces, so that no offset in the file moves.
 */
export function plainBytes(file: ArrayBuffer): ArrayBuffer {
  const bytes = new Uint8Array(file);
  // The catalogue comes after all pages and fonts, near the end.
  const from = Math.max(0, bytes.length - 4096);
  const tail = String.fromCharCode(...bytes.subarray(from));
  const action = /\/OpenAction \[[^\]]*\]/.exec(tail);
  if (action !== null) bytes.fill(0x20, from + action.index, from + action.index + action[0].length);
  return file;
}
