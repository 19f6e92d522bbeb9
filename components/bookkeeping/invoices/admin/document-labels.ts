import { formatCents } from '@/components/back-office/format-number'
import { sumToCents } from '@/lib/core/money'

/** A sum, which may be negative and longer than an order's. */
export const sumText = (sum: string): string => formatCents(sumToCents(sum))
