import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that an address belongs to: an IPv4 address itself; of IPv6 the first 64 bits, because one
 * subscriber has all addresses of such a network (RFC 6177). An IPv4 address that is written as IPv6 is
 * the IPv4 address.
 *
 * @returns the network as text; what is no address is returned as it is
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const plain = address.replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:([\d.]+)$/.exec(plain)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  // A dotted end stands for two groups; which ones does not matter here.
  const length = [...before, ...after].reduce(
    (sum, group) => sum + (group.includes('.') ? 2 : 1),
    0,
  )
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - length }, () => '0')
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}
