import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import type { Customer } from '@/lib/customers/contracts'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import { linkOfSession } from './link-rules'
import { payableLink } from './queries'

type Start = {
  payer: { sessionId: string | null }
  currency: string
  customer?: Customer
  mailLocale?: string
  isExpress?: boolean
}

/**
 * What a payment begins with: where a link is paid, buyer and language of mails are those that it was drafted for, whatever the
 * browser says.
 *
 * @throws AppError `conflict` for a link that cannot be paid, or a wallet that would name another buyer; `invalid` naming `currency`
 */
export async function asDrafted<S extends Start>(start: S): Promise<S> {
  const id = linkOfSession(start.payer.sessionId)
  if (id === null) return start
  const { customer, locale, currency } = await payableLink(id)
  if (start.isExpress) throw new AppError('conflict', say('paymentLinks.notExpress'))
  if (start.currency !== currency)
    throw invalidField('currency', say('fields.mustBe', { field: 'currency', example: currency }))
  return { ...start, customer, mailLocale: locale }
}

/**
 * What a link sells, in the transaction that begins its payment; `null` for a cart's session.
 *
 * @throws AppError `conflict` for a link that cannot be paid any more; `total_changed` for another amount
 */
export async function draftedCart(
  tx: Tx,
  sessionId: string | null,
  amountCents: number,
): Promise<PaymentSnapshot | null> {
  const id = linkOfSession(sessionId)
  if (id === null) return null
  const { snapshot } = await payableLink(id, tx)
  if (snapshot.totalCents === amountCents) return snapshot
  const total = toDecimal(snapshot.totalCents)
  throw new AppError('total_changed', say('checkout.totalChanged', { total }), {
    details: { total },
  })
}
