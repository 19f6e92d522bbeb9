import 'server-only'
import { giveUseBack } from '@/lib/cart/coupons/coupon-uses'
import { givePartsBack, tryTakeParts } from '@/lib/cart/gift-cards/card-uses'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { toDecimal } from '@/lib/core/money'
import { extendReservation } from '@/lib/licences/extend-reservation'
import { releaseKeys } from '@/lib/licences/release-keys'
import { giftCardPartsOf } from './gift-card-part-of'
import type { PayerAuthentication } from './payer-authentication'
import type { Payment } from './payment'
import type { Settlement } from './settlement'
import { movePayment } from './transition'

/**
 * Records the outcome of a payment. The keys of an unpaid one are released, and so are its coupon and what its gift card was to pay; while the provider reviews
 * one, or its payer is at his bank, its keys stay reserved.
 */
export async function recordSettlement(payment: Payment, settlement: Settlement): Promise<void> {
  switch (settlement.status) {
    case 'captured':
      return recordCaptured(payment, settlement)
    case 'held':
      return payment.status === 'held'
        ? db().$transaction((tx) => extendReservation(tx, payment.id))
        : recordHeld(payment.id, settlement)
    case 'awaits_payer':
      return recordAwaited(payment.id, settlement)
    case 'not_paid':
      return recordNotPaid(payment, settlement)
    case 'unknown':
      return
  }
}

/** Kept as evidence: it says who bears the loss where it was not the card's owner. */
const authenticationOf = ({ authentication }: { authentication?: PayerAuthentication }) =>
  authentication ? { authentication } : {}

const meansCountryOf = ({ meansCountry }: { meansCountry?: string }) =>
  meansCountry ? { meansCountry } : {}

type Of<S extends Settlement['status']> = Extract<Settlement, { status: S }>

async function recordCaptured(payment: Payment, captured: Of<'captured'>): Promise<void> {
  const details = {
    capturedAmount: toDecimal(captured.amount.cents),
    capturedCurrency: captured.amount.currency,
    ...(captured.transactionId ? { providerTransactionId: captured.transactionId } : {}),
    ...(captured.cardType ? { cardType: captured.cardType } : {}),
    ...(captured.lastFour ? { lastFour: captured.lastFour } : {}),
    ...meansCountryOf(captured),
    ...authenticationOf(captured),
    ...(captured.feeCents === undefined ? {} : { providerFee: toDecimal(captured.feeCents) }),
    failureCode: null,
    failureMessage: null,
  }
  const { id } = payment
  const parts = giftCardPartsOf(payment)
  await db().$transaction(async (tx) => {
    if (!(await movePayment(tx, id, 'capture', details))) return
    // Given back after an earlier answer, it may be spent by now: then no order is made, and staff decide.
    if (await tryTakeParts(tx, id, parts))
      log.warn({ paymentId: id }, 'captured without the part of a gift card')
  })
}

async function recordHeld(id: string, held: Of<'held'>): Promise<void> {
  await movePayment(db(), id, 'hold', {
    providerTransactionId: held.transactionId,
    cardType: held.cardType,
    lastFour: held.lastFour,
    ...meansCountryOf(held),
    ...authenticationOf(held),
  })
}

/** It stays in progress, so that no other payment of its cart begins meanwhile. */
async function recordAwaited(
  id: string,
  { transactionId: providerTransactionId }: Of<'awaits_payer'>,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.payment.updateMany({
      where: { id, status: 'processing' },
      data: { providerTransactionId },
    })
    if (count > 0) await extendReservation(tx, id)
  })
}

async function recordNotPaid(
  { id, cart }: Payment,
  { event, code, message, authentication }: Of<'not_paid'>,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const failure = {
      failureCode: code ?? null,
      failureMessage: message,
      ...authenticationOf({ authentication }),
    }
    // One that was captured in the meantime keeps its coupon and gift card.
    if (await movePayment(tx, id, event, failure)) {
      await giveUseBack(tx, id)
      await givePartsBack(tx, id)
    }
    await releaseKeys(tx, id)
  })
  await stockChanged(cart?.items.map(({ productId }) => productId) ?? [])
}
