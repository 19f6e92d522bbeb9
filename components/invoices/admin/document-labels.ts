import type { SalesDocument } from '@/lib/invoices/contracts'

export const KIND_LABELS: Record<SalesDocument['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** A sum, which may be negative and longer than an order's. */
export const sumText = (sum: string): string => usd.format(Number(sum))
