import { lookup } from 'node:dns/promises'
import { addressKind, withoutBrackets } from '@/lib/platform/outgoing/net-addresses'

/** Why a mail server that the owner typed can not be called, in words; `null` if it can. */
export async function hostProblem(hostname: string): Promise<string | null> {
  const addresses = await lookup(withoutBrackets(hostname), { all: true }).catch(() => [])
  if (addresses.length === 0) return `There is no host ${hostname}.`
  if (addresses.some(({ address }) => addressKind(address) === 'forbidden'))
    return 'The host has an address that is never called.'
  return null
}

/** A mail server's own words, for the owner. */
export const serverSaid = (answer: string): string =>
  `The mail server said: ${answer.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300)}`
