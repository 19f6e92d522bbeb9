import { z } from 'zod'
import type { GatewayFailure, WalletApproval } from '@/lib/payments/gateway'

const nameSchema = z.object({ given_name: z.string().optional(), surname: z.string().optional() })
const payerSchema = z.object({
  email_address: z.string().optional(),
  name: nameSchema.optional(),
  address: z.object({ country_code: z.string().optional() }).optional(),
})
/** PayPal names the payer as the source of the payment; older accounts' answers have `payer` alone. */
const approvedOrderSchema = z.object({
  status: z.string(),
  payment_source: z.object({ paypal: payerSchema.optional() }).optional(),
  payer: payerSchema.optional(),
})

const APPROVED = new Set(['APPROVED', 'COMPLETED'])

/**
 * Who approved an order, in PayPal's representation of it.
 * https://developer.paypal.com/docs/api/orders/v2/#orders_get
 */
export function readApproval(body: unknown): WalletApproval | GatewayFailure {
  const order = approvedOrderSchema.safeParse(body)
  if (!order.success)
    return {
      ok: false,
      reason: 'unavailable',
      message: 'PayPal gave an answer that cannot be read',
    }
  const { status, payment_source, payer: told } = order.data
  if (!APPROVED.has(status)) return { ok: true, isApproved: false, buyer: null }
  const payer = payment_source?.paypal?.email_address ? payment_source.paypal : told
  const email = payer?.email_address
  if (!email) return { ok: true, isApproved: true, buyer: null }
  const { given_name = '', surname = '' } = payer.name ?? {}
  const name = `${given_name} ${surname}`.trim()
  return {
    ok: true,
    isApproved: true,
    buyer: { email, name, country: payer.address?.country_code ?? null },
  }
}

const isPayPals = (address: string) => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && /(?:^|\.)paypal\.com$/.test(hostname)
}

/** PayPal's own page on which an order is approved; a simulator has none. */
export function approvalUrlIn(links: readonly { rel: string; href: string }[]): string | null {
  const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  return link && isPayPals(link.href) ? link.href : null
}
