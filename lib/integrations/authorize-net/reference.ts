/**
 * A payment's reference at Authorize.Net, whose invoice numbers and refIds end after 20 characters:
 * the first 80 bits of its UUID.
 */
export function referenceOf(paymentId: string): string {
  return paymentId.replaceAll('-', '').slice(0, 20)
}
