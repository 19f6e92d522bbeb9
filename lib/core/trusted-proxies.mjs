// JavaScript, because server.mjs reads it too and Node 20 can't load TypeScript.
import { BlockList, isIP } from 'node:net'

/**
 * Which proxies before the store are believed: so many, counted from the store, or those of some networks.
 *
 * @typedef {{ kind: 'hops', count: number } | { kind: 'networks', networks: BlockList }} TrustedProxies
 */

const MAX_HOPS = 10

/**
 * Reads TRUST_PROXY: `off`, `on` (one), a number of proxies, or a comma-separated list of networks.
 *
 * @param {string | undefined} text
 * @returns {TrustedProxies | null} null for anything else
 */
export function parseTrustedProxies(text = 'off') {
  const setting = text.trim()
  if (setting === '' || setting === 'off') return { kind: 'hops', count: 0 }
  if (setting === 'on') return { kind: 'hops', count: 1 }
  if (/^\d{1,2}$/.test(setting)) {
    const count = Number(setting)
    return count <= MAX_HOPS ? { kind: 'hops', count } : null
  }
  const networks = new BlockList()
  for (const network of setting.split(',')) if (!addNetwork(networks, network.trim())) return null
  return { kind: 'networks', networks }
}

/** @param {BlockList} networks @param {string} network such as `10.0.0.0/8`, or one address */
function addNetwork(networks, network) {
  const [address = '', length, ...rest] = network.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  const bits = version === 4 ? 32 : 128
  const prefix = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : -1
  if (prefix < 0 || prefix > bits) return false
  networks.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  return true
}

/** @param {TrustedProxies} proxies @returns {boolean} whether any proxy is believed */
export const trustsProxies = (proxies) => proxies.kind === 'networks' || proxies.count > 0

/**
 * Who calls, and whether what a proxy says of the call may be believed.
 *
 * @param {TrustedProxies} proxies
 * @param {string | undefined} socketAddress who holds the connection
 * @param {string | undefined} forwardedFor the call's X-Forwarded-For: each proxy adds whom it was called by
 * @returns {{ address: string, isThroughProxy: boolean }}
 */
export function callerOf(proxies, socketAddress, forwardedFor) {
  const holder = plainAddress(socketAddress ?? '') ?? 'unknown'
  const said = forwardedFor?.split(',').map((part) => plainAddress(part)) ?? []
  /** @param {string} address @param {number} place how many proxies were passed on the way here */
  const isTrusted = (address, place) =>
    proxies.kind === 'hops'
      ? place < proxies.count
      : isIP(address) !== 0 &&
        proxies.networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
  let address = holder
  let place = 0
  for (; isTrusted(address, place); place++) {
    const before = said[said.length - 1 - place]
    // Nothing more is known, or it is no address: then the last proxy stands for its callers.
    if (!before) break
    address = before
  }
  return { address, isThroughProxy: isTrusted(holder, 0) }
}

/**
 * An address as it is compared and counted: an IPv4 address that IPv6 carries is that address, and neither
 * brackets, ports nor zones belong to it.
 *
 * @param {string} text
 * @returns {string | null} null for what is no address
 */
export function plainAddress(text) {
  const [bare = ''] = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1')
    .split('%', 1)
  const version = isIP(bare)
  if (version === 0) return null
  if (version === 4) return bare
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  const [high = 0, low = 0] = groups.slice(6)
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return groups.map((group) => group.toString(16)).join(':')
}

/** The network of a caller that a limit counts: whoever has one IPv6 address has 2^64 of them. */
const COUNTED_GROUPS = 4

/**
 * Under what the calls of an address are counted.
 *
 * @param {string} address
 */
export function countedAs(address) {
  const plain = plainAddress(address)
  if (plain === null) return address
  return isIP(plain) === 4 ? plain : `${plain.split(':').slice(0, COUNTED_GROUPS).join(':')}::/64`
}

/** @param {string} address an IPv6 address @returns {number[]} its eight groups */
function groupsOf(address) {
  const withoutIpv4 = address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, a, b, c, d) =>
      `${((Number(a) << 8) | Number(b)).toString(16)}:${((Number(c) << 8) | Number(d)).toString(16)}`,
  )
  const [before = '', after] = withoutIpv4.split('::')
  const read = (/** @type {string} */ part) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const first = read(before)
  if (after === undefined) return first
  const last = read(after)
  return [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill(0), ...last]
}
