import { z } from 'zod'
import type { NoticeHead, ProviderNotice } from '@/lib/payments/provider-notice'
import { type AuthorizeNetConfig, createClient } from './client'
import { lookUpTransaction } from './look-up'
import { refundReferenceOf } from './reference'

const eventSchema = z.object({
  notificationId: z.string().min(1).max(200),
  eventType: z.string().max(200),
  payload: z.object({ id: z.union([z.string(), z.number()]).transform(String) }),
})

/** Id and kind of a notification. @throws ZodError when it is none of Authorize.Net's */
export function authorizeNetNoticeHead(body: unknown): NoticeHead {
  const { notificationId, eventType } = eventSchema.omit({ payload: true }).parse(body)
  return { eventId: notificationId, kind: eventType }
}

const CHARGES = new Set([
  'net.authorize.payment.authcapture.created',
  'net.authorize.payment.capture.created',
  'net.authorize.payment.priorAuthCapture.created',
  'net.authorize.payment.fraud.approved',
  'net.authorize.payment.fraud.declined',
  'net.authorize.payment.fraud.held',
])
const VOID = 'net.authorize.payment.void.created'
const REFUND = 'net.authorize.payment.refund.created'

/**
 * What a notification of Authorize.Net tells the store. A refund's does not name the charge that it
 * belongs to, so it is looked up.
 *
 * @throws Error when one that the store acts on can't be read or looked up
 */
export async function readAuthorizeNetNotice(
  body: unknown,
  config: AuthorizeNetConfig,
): Promise<ProviderNotice> {
  const { eventType } = eventSchema.omit({ payload: true }).parse(body)
  if (!CHARGES.has(eventType) && eventType !== VOID && eventType !== REFUND)
    return { about: 'nothing' }
  const { id } = eventSchema.parse(body).payload
  if (CHARGES.has(eventType)) {
    const { invoiceNumber } = await lookUpTransaction(createClient(config), id, config.currency)
    return { about: 'payment', payment: { transactionId: id, idBeginning: invoiceNumber } }
  }
  // A void ends the whole charge and has its id.
  if (eventType === VOID)
    return {
      about: 'refund',
      payment: { transactionId: id },
      refund: {
        providerRefundId: id,
        isRequest: () => false,
        amount: null,
        status: 'refunded',
        isReversal: false,
      },
    }
  const { refTransId, invoiceNumber, amount } = await lookUpTransaction(
    createClient(config),
    id,
    config.currency,
  )
  return {
    about: 'refund',
    payment: { transactionId: refTransId },
    refund: {
      providerRefundId: id,
      isRequest: (refundId) => refundReferenceOf(refundId) === invoiceNumber,
      amount,
      status: 'refunded',
      isReversal: false,
    },
  }
}
