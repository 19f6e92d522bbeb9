import type { z } from 'zod'
import { paidInstead } from '@/components/cart/cart-session'
import type { createOrderSchema } from '@/lib/orders/contracts'
import {
  EARLIER_WALLET,
  OUTSIDE_PROVIDER_IDS,
  type OutsideProviderId,
} from '@/lib/payments/provider-ids'

/** Body of POST /api/orders. */
export type OrderRequest = z.input<typeof createOrderSchema>

/**
 * A payment that has no order yet, saved so that a reload resumes instead of paying again.
 * - `capturing`: the capture was requested and its outcome is unknown
 * - `confirming`: the payer has more to do for it, maybe on a page of his bank
 * - `paid`: the money was captured
 * - `held`: the provider reviews the charge; the store makes the order by itself when it is approved
 */
export type UnfinishedOrder = (
  | { stage: 'paid' | 'held'; order: OrderRequest }
  /** `amount`: what is captured, which a gift card makes less than the order's total. */
  | { stage: 'capturing'; order: OrderRequest; amount?: string; provider?: OutsideProviderId }
  | { stage: 'confirming'; order: OrderRequest; provider?: OutsideProviderId }
) & {
  /** The session of the link that is paid; left out: the cart is. */
  instead?: string
}

const STORAGE_KEY = 'checkoutUnfinishedOrder'

/** Fallback without storage. */
let unsaved: UnfinishedOrder | null = null

function isUnfinishedOrder(value: unknown): value is UnfinishedOrder {
  return typeof value === 'object' && value !== null && 'stage' in value && 'order' in value
}

/** The payment of this tab that has no order yet: of the cart, or of the link whose page it is. */
export function unfinishedOrder(): UnfinishedOrder | null {
  const saved = savedOrder()
  return saved && (saved.instead ?? null) === paidInstead() ? saved : null
}

function savedOrder(): UnfinishedOrder | null {
  if (unsaved) return unsaved
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return isUnfinishedOrder(value) ? value : null
  } catch {
    return null
  }
}

/** Whether the payment page still has to turn a payment into an order. */
export function hasUnfinishedPayment(): boolean {
  const stage = unfinishedOrder()?.stage
  return stage === 'capturing' || stage === 'confirming' || stage === 'paid'
}

/** The provider of an unfinished payment, which one that an earlier version saved does not name. */
export const providerOfUnfinished = ({ provider }: { provider?: string }): OutsideProviderId =>
  OUTSIDE_PROVIDER_IDS.find((id) => id === provider) ?? EARLIER_WALLET

export function saveUnfinishedOrder(given: UnfinishedOrder): void {
  const instead = paidInstead()
  const unfinished = instead === null ? given : { ...given, instead }
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(unfinished))
    unsaved = null
  } catch {
    unsaved = unfinished
  }
}

export function clearUnfinishedOrder(): void {
  unsaved = null
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is unavailable, so nothing was saved there.
  }
}
