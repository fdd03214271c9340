/**
 * The network of a caller's address in PostgreSQL's notation: an IPv4 address itself, or the /64 of an IPv6 address, which belongs to one
 * customer. Empty if the address is unknown.
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
