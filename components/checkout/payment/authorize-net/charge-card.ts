import { isAboutNonce } from '@/components/checkout/payment-failures'
import { type CardForm, digitsOf } from '@/lib/payments/card-format'
import type { AcceptJs, CardPaymentResult } from '@/lib/payments/contracts'
import type { OutsideProviderId } from '@/lib/payments/provider-ids'
import { type Buyer, postCardPayment } from '../payment-calls'
import { makeNonce } from './accept-js'
import type { NonceResult } from './accept-js-answer'

type Charge = {
  provider: OutsideProviderId
  amount: string
  card: CardForm
  buyer: Buyer
  captchaToken: string | undefined
  /** Authorize.Net's script for the browser; `null` where the store's server takes cards. */
  acceptJs: AcceptJs | null
}

/** The store's answer, or why it was not asked: nothing was charged then. */
export type ChargeResult =
  | { kind: 'answered'; result: CardPaymentResult }
  | Exclude<NonceResult, { kind: 'nonce' | 'loading' }>

/** Charges a card; with Accept.js the store is given a nonce in place of its data. */
export async function chargeCard(charge: Charge): Promise<ChargeResult> {
  if (charge.acceptJs) return chargeByNonce(charge, charge.acceptJs)
  const { provider, card, amount, buyer, captchaToken } = charge
  const data = {
    ...card,
    cardNumber: digitsOf(card.cardNumber),
    cardholderName: card.cardholderName.trim(),
  }
  return {
    kind: 'answered',
    result: await postCardPayment(provider, amount, data, buyer, captchaToken),
  }
}

async function chargeByNonce(
  { provider, card, amount, buyer, captchaToken }: Charge,
  acceptJs: AcceptJs,
): Promise<ChargeResult> {
  const attempt = async (): Promise<ChargeResult> => {
    const made = await makeNonce(acceptJs, card)
    if (made.kind === 'loading') return { kind: 'unavailable' }
    if (made.kind !== 'nonce') return made
    const means = {
      opaqueData: made.opaqueData,
      lastFour: digitsOf(card.cardNumber).slice(-4),
      cardholderName: card.cardholderName.trim(),
    }
    return {
      kind: 'answered',
      result: await postCardPayment(provider, amount, means, buyer, captchaToken),
    }
  }
  try {
    return await attempt()
  } catch (error) {
    // It expired on its way, as in a computer that slept: nothing was charged, another one will do.
    if (!isAboutNonce(error)) throw error
    return attempt()
  }
}
