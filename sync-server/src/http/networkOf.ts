/**
 * The network a caller's address stands for, as PostgreSQL reads it: an IPv4 address by itself, and of IPv6 the /64 that one
 * customer has all of. Empty when the address is not known.
 */
export function networkOf(address: string | null): string {
  if (address === null) return '';
  if (!address.includes(':')) return `${address}/32`;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const behind = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : 8 - groups.length - behind.length;
  return `${[...groups, ...Array<string>(zeros).fill('0'), ...behind].slice(0, 4).join(':')}::/64`;
}
