/** IPv4 ranges outside the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry (checked 24 November 2026). */
const special4: readonly (readonly [base: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/**
 * Whether a text is an address on the public internet. In IPv6 that is 2000::/3, except the ranges that embed an IPv4 address or are
 * reserved for documentation. False if the text is not an address.
 */
export function isPublicAddress(address: string): boolean {
  const four = toNumber4(address);
  if (four !== null) return !special4.some(([base, bits]) => four >>> (32 - bits) === (toNumber4(base) ?? 0) >>> (32 - bits));
  const [first = Number.NaN, second = Number.NaN] = leadingGroups(address);
  if (!(first >= 0x2000 && first <= 0x3fff)) return false;
  // 2001:0::/23 (Teredo and others), 2001:db8::/32, 2002::/16 (6to4) and 3fff::/20.
  if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return false;
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000);
}

/** An IPv4 address as an unsigned number. Null for anything else. */
function toNumber4(address: string): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number);
  if (parts === undefined || parts.some((part) => part > 255)) return null;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

/** The first two groups of an IPv6 address. */
function leadingGroups(address: string): readonly number[] {
  if (!/^[0-9a-f:]+(:\d+\.\d+\.\d+\.\d+)?$/i.test(address) || !address.includes(':')) return [];
  const [head = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':').map((group) => Number.parseInt(group, 16));
  return address.includes('::') ? [...groups, 0, 0].slice(0, 2) : groups.slice(0, 2);
}
