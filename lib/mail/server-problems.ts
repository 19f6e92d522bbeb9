import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { addressKind, withoutBrackets } from '@/lib/platform/outgoing/net-addresses'

/** Looks a name up; tests take the place of the network here. */
export type Resolve = (hostname: string) => Promise<readonly { address: string; family: number }[]>

const ofSystem: Resolve = (hostname) => lookup(hostname, { all: true })

/** Where a mail server is called: at the address that was checked, by the name that its certificate has to have. */
export type CheckedHost = {
  address: string
  /** `undefined` for a host that was typed as an address. */
  servername: string | undefined
}

/**
 * Looks up a mail server that the owner typed, once, so that its name can't lead elsewhere when it is called. It may be in
 * the store's own network, as mail servers often are.
 *
 * @returns where it is called, or in words why it can't be
 */
export async function checkHost(
  hostname: string,
  resolve: Resolve = ofSystem,
): Promise<CheckedHost | { problem: string }> {
  const bare = withoutBrackets(hostname)
  const addresses = await resolve(bare).catch(() => [])
  const first = addresses.find(({ family }) => family === 4) ?? addresses[0]
  if (!first) return { problem: `There is no host ${hostname}.` }
  if (addresses.some(({ address }) => addressKind(address) === 'forbidden'))
    return { problem: 'The host has an address that is never called.' }
  return { address: first.address, servername: isIP(bare) === 0 ? bare : undefined }
}

/** What is said whatever kept a mail server from answering as one, so that it tells nothing of what listens there. */
export const NOT_REACHED =
  'The mail server could not be reached. Check host, port and encryption, and that its certificate is for this host.'

/** A mail server's own words, for the owner. */
export const serverSaid = (answer: string): string =>
  `The mail server said: ${answer.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300)}`
