import { z } from 'zod'
import type { Reply } from './http-server'

const line = z.object({
  type: z.enum(['digital', 'physical', 'gift_card', 'sales_tax', 'discount']),
  name: z.string().min(1).max(255),
  quantity: z.number().int().min(1),
  unit_price: z.number().int(),
  tax_rate: z.number().int().min(0).max(10_000),
  total_amount: z.number().int(),
  total_discount_amount: z.number().int().min(0),
  total_tax_amount: z.number().int(),
})

export const purchaseBody = z.object({
  purchase_country: z.string().length(2),
  purchase_currency: z.string().length(3),
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  order_amount: z.number().int().min(0),
  order_tax_amount: z.number().int().min(0),
  order_lines: z.array(line).min(1).max(1000),
  merchant_reference1: z.string().max(255).optional(),
  merchant_urls: z.object({ notification: z.url().optional() }).optional(),
})
export type Purchase = z.output<typeof purchaseBody>

const CURRENCIES: Readonly<Record<string, string>> = {
  AT: 'EUR',
  AU: 'AUD',
  BE: 'EUR',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DE: 'EUR',
  DK: 'DKK',
  ES: 'EUR',
  FI: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  GR: 'EUR',
  HU: 'HUF',
  IE: 'EUR',
  IT: 'EUR',
  MX: 'MXN',
  NL: 'EUR',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  PT: 'EUR',
  RO: 'RON',
  SE: 'SEK',
  SK: 'EUR',
  US: 'USD',
}

const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0)

/** What Klarna has against a purchase; `null` for nothing. */
export function faultOf({
  purchase_country: country,
  purchase_currency: currency,
  order_amount,
  order_tax_amount,
  order_lines: lines,
}: Purchase): string | null {
  if (CURRENCIES[country] !== currency) return 'purchase_currency'
  for (const [at, one] of lines.entries()) {
    const name = `order_lines[${at}]`
    if (one.total_amount !== one.quantity * one.unit_price - one.total_discount_amount)
      return `${name}.total_amount`
    if (one.type !== 'gift_card' && one.total_amount < 0) return `${name}.total_amount`
    const tax = one.total_amount - (one.total_amount * 10_000) / (10_000 + one.tax_rate)
    if (Math.abs(one.total_tax_amount - tax) > 1) return `${name}.total_tax_amount`
    // In the United States tax is a line of its own.
    if (country === 'US' && one.tax_rate !== 0) return `${name}.tax_rate`
  }
  if (sum(lines.map(({ total_amount }) => total_amount)) !== order_amount) return 'order_amount'
  const taxes = lines.map(({ type, total_amount, total_tax_amount }) =>
    type === 'sales_tax' ? total_amount : total_tax_amount,
  )
  return sum(taxes) === order_tax_amount ? null : 'order_tax_amount'
}

export type Order = {
  order_id: string
  status: 'AUTHORIZED' | 'CAPTURED' | 'CANCELLED' | 'EXPIRED'
  fraud_status: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'STOPPED'
  purchase_country: string
  purchase_currency: string
  order_amount: number
  captured_amount: number
  refunded_amount: number
  remaining_authorized_amount: number
  merchant_reference1?: string
  notification?: string
  captures: { capture_id: string; captured_amount: number; captured_at: string }[]
  refunds: {
    refund_id: string
    refunded_amount: number
    refunded_at: string
    reference?: string
    description?: string
  }[]
}

export const problem = (
  status: number,
  error_code: string,
  ...error_messages: string[]
): Reply => ({
  status,
  json: { correlation_id: 'simulated', error_code, error_messages },
})

const captureBody = z.object({ captured_amount: z.number().int().positive() })
const refundBody = z.object({
  refunded_amount: z.number().int().positive(),
  reference: z.string().max(255).optional(),
  description: z.string().max(255).optional(),
})

/** Takes money of an order: only of one that Klarna has accepted, and no more than it has. */
export function capture(order: Order, body: unknown, captureId: string): Reply {
  const { captured_amount } = captureBody.parse(body)
  if (
    order.fraud_status !== 'ACCEPTED' ||
    order.status === 'CANCELLED' ||
    order.status === 'EXPIRED'
  )
    return problem(403, 'CAPTURE_NOT_ALLOWED', `The order is ${order.status}.`)
  if (captured_amount > order.remaining_authorized_amount)
    return problem(
      403,
      'CAPTURE_NOT_ALLOWED',
      'Captured amount is higher than the remaining amount.',
    )
  order.captures.push({
    capture_id: captureId,
    captured_amount,
    captured_at: new Date().toISOString(),
  })
  order.captured_amount += captured_amount
  order.remaining_authorized_amount -= captured_amount
  order.status = 'CAPTURED'
  return { status: 201, headers: { 'capture-id': captureId } }
}

/** Gives money back: no more than was captured. */
export function refund(order: Order, body: unknown, refundId: string): Reply {
  const given = refundBody.parse(body)
  if (given.refunded_amount > order.captured_amount - order.refunded_amount)
    return problem(403, 'REFUND_NOT_ALLOWED', 'Refund amount exceeds the captured amount.')
  order.refunds.push({ refund_id: refundId, refunded_at: new Date().toISOString(), ...given })
  order.refunded_amount += given.refunded_amount
  return { status: 201, headers: { 'refund-id': refundId } }
}

export function cancel(order: Order): Reply {
  if (order.captured_amount > 0)
    return problem(403, 'CANCEL_NOT_ALLOWED', 'The order has captures.')
  order.status = 'CANCELLED'
  order.remaining_authorized_amount = 0
  return { status: 204 }
}
