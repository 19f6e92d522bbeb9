import { isIPv6 } from 'node:net'

/** A caller is usually given a whole network of this many IPv6 groups, and may choose among its addresses. */
const NETWORK_GROUPS = 4
const GROUPS = 8
const MAPPED_IPV4 = /^(?:0*:)*(?:0*:)?ffff:(\d+\.\d+\.\d+\.\d+)$/i

function groupsOf(address: string): string[] {
  // An IPv4 tail stands for two groups, neither of which is among those that count.
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  const left = Math.max(0, GROUPS - before.length - after.length)
  return [...before, ...Array.from({ length: left }, () => '0'), ...after]
}

/**
 * Under what a limit counts a network address: IPv4 as it is, IPv6 by its /64 network.
 *
 * @param address as the socket or the proxy names it; anything else is its own key
 */
export function countedAddress(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const mapped = MAPPED_IPV4.exec(bare)?.[1]
  if (mapped) return mapped
  const network = groupsOf(bare).slice(0, NETWORK_GROUPS)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
