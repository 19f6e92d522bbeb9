import { createHash } from 'node:crypto'

/**
 * A payment's reference at Authorize.Net, whose invoice numbers and refIds have at most 20 characters:
 * the first 80 bits of its UUID.
 */
export function referenceOf(paymentId: string): string {
  return paymentId.replaceAll('-', '').slice(0, 20)
}

/**
 * A refund's reference: 20 characters, the same for the same key in any format, so that Authorize.Net
 * recognises a repeated refund.
 */
export function refundReferenceOf(refundKey: string): string {
  return createHash('sha256').update(refundKey).digest('hex').slice(0, 20)
}
