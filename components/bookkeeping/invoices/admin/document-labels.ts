import { formatCents } from '@/components/back-office/format-number'
import { sumToCents } from '@/lib/core/money'

/** A sum, which may be negative and longer than an order's. @param currency the store's own where nothing else is said */
export const sumText = (sum: string, currency?: string): string =>
  formatCents(sumToCents(sum), currency)
