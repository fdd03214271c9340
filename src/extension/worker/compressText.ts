/** The text compressed with gzip, as Base64, about a fifth of a page's size. */
export async function compressText(text: string): Promise<string> {
  const packed = await throughStream(new Blob([text]), new CompressionStream('gzip'));
  let binary = '';
  for (let at = 0; at < packed.length; at += 0x8000) binary += String.fromCharCode(...packed.subarray(at, at + 0x8000));
  return btoa(binary);
}

/** Reverses `compressText`. Rejects for any other input. */
export async function decompressText(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await throughStream(new Blob([bytes]), new DecompressionStream('gzip')));
}

async function throughStream(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}
