/** Chance as data: the state of a generator (sfc32). The same seed gives the same numbers everywhere; a copy of the state continues it. */
export interface RandomStream {
  readonly state: Int32Array;
}

/** A stream from a whole number of zero or more. Throws on anything else: a seed is written down, so it must be exact. */
export function randomStream(seed: number): RandomStream {
  if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError(`A seed is a whole number of zero or more, got ${seed}`);
  const stream = { state: Int32Array.of(seed | 0, Math.floor(seed / 2 ** 32) | 0, 0x9e3779b9, 1) };
  // The first steps only spread the seed over the state.
  for (let step = 0; step < 16; step += 1) nextInteger(stream);
  return stream;
}

/** Fills with independent standard normal numbers by Marsaglia's polar method, two at a time; one left over is drawn and dropped. */
export function fillNormals({ state }: RandomStream, into: Float64Array): void {
  let [a, b, c, d] = state as unknown as readonly [number, number, number, number];
  const last = into.length;
  for (let at = 0; at < last; at += 2) {
    let u = 0;
    let v = 0;
    let square = 0;
    do {
      const first = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + first) | 0;
      const second = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + second) | 0;
      u = first * 2 ** -31;
      v = second * 2 ** -31;
      square = u * u + v * v;
    } while (square >= 1 || square === 0);
    const scale = Math.sqrt((-2 * Math.log(square)) / square);
    into[at] = u * scale;
    if (at + 1 < last) into[at + 1] = v * scale;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}

function nextInteger({ state }: RandomStream): number {
  const [a, b, c, d] = state as unknown as readonly [number, number, number, number];
  const drawn = (((a + b) | 0) + d) | 0;
  state[3] = d + 1;
  state[0] = b ^ (b >>> 9);
  state[1] = c + (c << 3);
  state[2] = ((c << 21) | (c >>> 11)) + drawn;
  return drawn;
}
