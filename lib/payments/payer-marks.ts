import 'server-only'
import { keyedHash } from '@/lib/core/crypto'
import { countryOfNetwork } from '@/lib/core/network-country'
import { countedAs } from '@/lib/core/trusted-proxies.mjs'

/** By what the attempts of one payer are recognised. The card is stored as a hash only. */
export type PayerMarks = {
  sessionId: string | null
  networkHash: string
  /** `null` for a wallet. */
  cardHash: string | null
}

/** Who pays, and from where: that is kept for the evidence in a dispute, for as long as one is possible. */
export type Payer = PayerMarks & {
  payerAddress: string
  /** What the browser calls itself. */
  payerAgent: string
  /** Where the network is, for the evidence of a tax: ISO 3166-1 code. */
  networkCountry: string | null
}

type KnownOfCard = { number: string } | { lastFour: string }

/** @param address the network address that the payment is made from */
export const payerMarks = (payer: {
  sessionId: string | null
  address: string
  agent: string
  card: KnownOfCard | null
}): Payer => ({
  sessionId: payer.sessionId,
  networkHash: keyedHash(countedAs(payer.address), 'payer-network'),
  cardHash: payer.card && hashOf(payer.card),
  payerAddress: payer.address,
  payerAgent: payer.agent,
  networkCountry: countryOfNetwork(payer.address),
})

/** Of a card that was tokenised in the browser only the last four digits are known (docs/decisions/0066). */
const hashOf = (card: KnownOfCard) =>
  'number' in card
    ? keyedHash(card.number, 'payer-card')
    : keyedHash(card.lastFour, 'payer-card-last-four')
