/**
 * The state of a random generator (sfc32) as plain data. The same seed gives the same numbers everywhere, and a copy of the state continues
 * the same stream.
 */
export interface RandomStream {
  readonly state: Int32Array;
}

/**
 * A random stream from a seed, which is a whole number of zero or more. Throws if the seed is any other number, because seeds are stored
 * and shown and must be exact.
 */
export function randomStream(seed: number): RandomStream {
  if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError(`A seed is a whole number of zero or more, got ${seed}`);
  const stream = { state: Int32Array.of(seed | 0, Math.floor(seed / 2 ** 32) | 0, 0x9e3779b9, 1) };
  // The first steps only spread the seed over the state, so their results are not used.
  for (let step = 0; step < 16; step += 1) nextInteger(stream);
  return stream;
}

/**
 * Fills `into` with independent standard normal numbers by the ziggurat method (Marsaglia and Tsang 2000, with the 128
 * layers of Doornik 2005). The low seven bits of a draw choose the layer, and the other bits choose the position within it.
 */
export function fillNormals(stream: RandomStream, into: Float64Array): void {
  const { state } = stream;
  let [a, b, c, d] = state as unknown as readonly [number, number, number, number];
  for (let at = 0; at < into.length; at += 1) {
    const drawn = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + drawn) | 0;
    const layer = drawn & 127;
    const place = (drawn >> 7) * 2 ** -24;
    if (Math.abs(place) < (within[layer] as number)) {
      into[at] = place * (edges[layer] as number);
      continue;
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = d;
    into[at] = outside(stream, layer, place);
    [a, b, c, d] = state as unknown as readonly [number, number, number, number];
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}

/** The number for a draw near the curve or in the tail, which is about one draw in fifty. Draws again if the point is above the curve. */
function outside(stream: RandomStream, firstLayer: number, firstPlace: number): number {
  let [layer, place] = [firstLayer, firstPlace];
  for (;;) {
    if (Math.abs(place) < (within[layer] as number)) return place * (edges[layer] as number);
    if (layer === 0) return tail(stream, place < 0);
    const x = place * (edges[layer] as number);
    const [outer, inner] = [edges[layer] as number, edges[layer + 1] as number];
    const low = Math.exp(-0.5 * (outer * outer - x * x));
    const high = Math.exp(-0.5 * (inner * inner - x * x));
    if (high + fraction(stream) * (low - high) < 1) return x;
    const drawn = nextInteger(stream);
    layer = drawn & 127;
    place = (drawn >> 7) * 2 ** -24;
  }
}

/** A value beyond the last layer, drawn by Marsaglia's exponential method. */
function tail(stream: RandomStream, isNegative: boolean): number {
  for (;;) {
    const beyond = -Math.log(fraction(stream)) / tailFrom;
    if (-2 * Math.log(fraction(stream)) > beyond * beyond) return isNegative ? -tailFrom - beyond : tailFrom + beyond;
  }
}

/** A random number above 0 and below 1. */
const fraction = (stream: RandomStream): number => ((nextInteger(stream) >>> 0) + 0.5) * 2 ** -32;

/** The start of the tail, and the area of each layer. */
const tailFrom = 3.442619855899;
const area = 9.91256303526217e-3;

/** The right edge of each layer, from the widest (which also represents the tail) to the top. */
const edges: Float64Array = layerEdges();

/** The share of each layer's width that is certainly under the curve, because the layer above covers it. */
const within: Float64Array = Float64Array.from({ length: 128 }, (_, at) => (edges[at + 1] as number) / (edges[at] as number));

function layerEdges(): Float64Array {
  const found = new Float64Array(129);
  let height = Math.exp(-0.5 * tailFrom * tailFrom);
  found[0] = area / height;
  found[1] = tailFrom;
  for (let at = 2; at < 128; at += 1) {
    const edge = Math.sqrt(-2 * Math.log(area / (found[at - 1] as number) + height));
    found[at] = edge;
    height = Math.exp(-0.5 * edge * edge);
  }
  return found;
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
