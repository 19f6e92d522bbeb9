import { createHash } from 'node:crypto'

/**
 * A payment's reference at Authorize.Net, whose invoice numbers and refIds end after 20 characters:
 * the first 80 bits of its UUID.
 */
export function referenceOf(paymentId: string): string {
  return paymentId.replaceAll('-', '').slice(0, 20)
}

/**
 * A refund's reference: 20 characters that are the same for the same key, whatever its form, so that
 * Authorize.Net knows a repeated refund.
 */
export function refundReferenceOf(refundKey: string): string {
  return createHash('sha256').update(refundKey).digest('hex').slice(0, 20)
}
