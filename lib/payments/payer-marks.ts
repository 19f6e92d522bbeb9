import 'server-only'
import { keyedHash } from '@/lib/core/crypto'
import { countedAs } from '@/lib/core/trusted-proxies.mjs'

/** By what the attempts of one payer are recognised. Hashes: neither address nor card is stored. */
export type PayerMarks = {
  sessionId: string | null
  networkHash: string
  /** `null` for a wallet. */
  cardHash: string | null
}

/** @param address the network address that the payment is made from */
export const payerMarks = (payer: {
  sessionId: string | null
  address: string
  cardNumber: string | null
}): PayerMarks => ({
  sessionId: payer.sessionId,
  networkHash: keyedHash(countedAs(payer.address), 'payer-network'),
  cardHash: payer.cardNumber === null ? null : keyedHash(payer.cardNumber, 'payer-card'),
})
