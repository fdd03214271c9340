/**
 * The finished file without the one action that jsPDF always writes ("open at page width"). Scanners of untrusted files look for
 * `/OpenAction`, and a report should have none. It is overwritten with spaces, so that no offset in the file changes.
 */
export function removeOpenAction(file: ArrayBuffer): ArrayBuffer {
  const bytes = new Uint8Array(file);
  // The catalogue is the last object: the cross-reference table, located by the last line but one, follows it.
  const [, places = ''] = /startxref\s+(\d+)/.exec(String.fromCharCode(...bytes.subarray(-64))) ?? [];
  const end = Number(places);
  const from = Math.max(0, end - 4096);
  const action = /\/OpenAction \[[^\]]*\]/.exec(String.fromCharCode(...bytes.subarray(from, end)));
  if (action !== null) bytes.fill(0x20, from + action.index, from + action.index + action[0].length);
  return file;
}
