import { formatDollars } from '@/components/back-office/format-number'

/** A sum, which may be negative and longer than an order's. */
export const sumText = (sum: string): string => formatDollars(Math.round(Number(sum) * 100))
