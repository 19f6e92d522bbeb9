import { BlockList, isIP } from 'node:net'

/**
 * - `public`: reachable from anywhere.
 * - `private`: this machine or the network around it.
 * - `forbidden`: link-local addresses, where clouds answer with their machines' credentials, and
 *   ranges that lead elsewhere than they say.
 */
export type AddressKind = 'public' | 'private' | 'forbidden'

type Range = readonly [address: string, prefix: number, type: 'ipv4' | 'ipv6']

const listOf = (ranges: readonly Range[]) => {
  const list = new BlockList()
  for (const range of ranges) list.addSubnet(...range)
  return list
}

const FORBIDDEN = listOf([
  ['0.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['100.100.100.200', 32, 'ipv4'],
  // A cloud's own services, though it looks like any other address.
  ['168.63.129.16', 32, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
  ['fd00:ec2::254', 128, 'ipv6'],
  // IPv4 in the clothes of IPv6: translated, tunnelled.
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['2001::', 32, 'ipv6'],
])

const PRIVATE = listOf([
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
])

/** Deprecated ways to write an IPv4 address, `::` itself among them. */
const IPV4_COMPATIBLE = listOf([['::', 96, 'ipv6']])

/** What kind of address this is; anything that is no IP address is forbidden. */
export function addressKind(address: string): AddressKind {
  const version = isIP(address)
  if (version === 0) return 'forbidden'
  const type = version === 4 ? 'ipv4' : 'ipv6'
  if (FORBIDDEN.check(address, type)) return 'forbidden'
  if (PRIVATE.check(address, type)) return 'private'
  if (type === 'ipv6' && IPV4_COMPATIBLE.check(address, type)) return 'forbidden'
  return 'public'
}

/** A host as connections name it: an IPv6 address stands in brackets in a URL only. */
export const withoutBrackets = (host: string): string => host.replace(/^\[(.*)\]$/, '$1')

/** The kind of a host that is written as an address; `null` for a name, which has to be looked up. */
export function literalKind(host: string): AddressKind | null {
  const bare = withoutBrackets(host)
  return isIP(bare) === 0 ? null : addressKind(bare)
}
