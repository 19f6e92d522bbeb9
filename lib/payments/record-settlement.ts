import 'server-only'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import { giveUseBack } from '@/lib/coupons/coupon-uses'
import { extendReservation } from '@/lib/licences/extend-reservation'
import { releaseKeys } from '@/lib/licences/release-keys'
import type { Payment } from './payment'
import type { Settlement } from './settlement'
import { movePayment } from './transition'

/**
 * Records the outcome of a payment. The keys of an unpaid one are released, and so is its coupon; while the provider reviews
 * one, its keys stay reserved.
 */
export async function recordSettlement(payment: Payment, settlement: Settlement): Promise<void> {
  switch (settlement.status) {
    case 'captured':
      return recordCaptured(payment.id, settlement)
    case 'held':
      return payment.status === 'held'
        ? db().$transaction((tx) => extendReservation(tx, payment.id))
        : recordHeld(payment.id, settlement)
    case 'not_paid':
      return recordNotPaid(payment, settlement)
    case 'unknown':
      return
  }
}

type Of<S extends Settlement['status']> = Extract<Settlement, { status: S }>

async function recordCaptured(id: string, captured: Of<'captured'>): Promise<void> {
  await movePayment(db(), id, 'capture', {
    capturedAmount: toDecimal(captured.amount.cents),
    capturedCurrency: captured.amount.currency,
    ...(captured.transactionId ? { providerTransactionId: captured.transactionId } : {}),
    ...(captured.cardType ? { cardType: captured.cardType } : {}),
    ...(captured.lastFour ? { lastFour: captured.lastFour } : {}),
    failureCode: null,
    failureMessage: null,
  })
}

async function recordHeld(id: string, held: Of<'held'>): Promise<void> {
  await movePayment(db(), id, 'hold', {
    providerTransactionId: held.transactionId,
    cardType: held.cardType,
    lastFour: held.lastFour,
  })
}

async function recordNotPaid(
  { id, cart }: Payment,
  { event, code, message }: Of<'not_paid'>,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const failure = { failureCode: code ?? null, failureMessage: message }
    // One that was captured in the meantime keeps its coupon.
    if (await movePayment(tx, id, event, failure)) await giveUseBack(tx, id)
    await releaseKeys(tx, id)
  })
  await stockChanged(cart?.items.map(({ productId }) => productId) ?? [])
}
