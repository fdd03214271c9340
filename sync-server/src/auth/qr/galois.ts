/** The field of 256 elements QR codes use: bytes as polynomials modulo x^8 + x^4 + x^3 + x^2 + 1. */
const modulus = 0x1_1d;

export function multiply(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * modulus);
    product ^= ((right >>> bit) & 1) * left;
  }
  return product;
}

/** The correction bytes of a block: the remainder of its division by (x - 1)(x - 2)(x - 4)… of that degree. */
export function correctionBytes(block: readonly number[], count: number): readonly number[] {
  const divisor = generator(count);
  return block.reduce<readonly number[]>(
    (remainder, byte) => {
      const factor = byte ^ (remainder[0] ?? 0);
      return divisor.map((coefficient, at) => (remainder[at + 1] ?? 0) ^ multiply(coefficient, factor));
    },
    Array.from({ length: count }, () => 0),
  );
}

/** The generator's coefficients from the second highest power down; the highest is always 1. */
function generator(degree: number): readonly number[] {
  let coefficients: readonly number[] = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let factor = 0; factor < degree; factor += 1) {
    const of = root;
    coefficients = coefficients.map((coefficient, at, all) => multiply(coefficient, of) ^ (all[at + 1] ?? 0));
    root = multiply(root, 2);
  }
  return coefficients;
}
