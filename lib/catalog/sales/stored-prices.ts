import 'server-only'
import { z } from 'zod'
import { priceSchema, typedPricesSchema } from '@/lib/catalog/contracts'
import type { Prisma } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import type { Reduced, SalePrices } from './sale-rules'

/** Prices of a product as they are remembered. */
const salePricesSchema = z.object({
  price: priceSchema,
  originalPrice: priceSchema.nullable(),
  prices: typedPricesSchema,
})

export const PRICE_SELECT = { price: true, originalPrice: true, prices: true } as const

type PriceRow = Prisma.ProductGetPayload<{ select: typeof PRICE_SELECT }>

/** Prices of a product as it has them. */
export const pricesOfRow = ({ price, originalPrice, prices }: PriceRow): SalePrices => ({
  price: decimalOf(price),
  originalPrice: originalPrice === null ? null : decimalOf(originalPrice),
  prices: typedPricesSchema.parse(prices),
})

type ReducedRow = Prisma.ReducedProductGetPayload<object>

/** What is remembered of a product. */
export const reducedOf = ({ saleId, saleIds, leftIds, before, written }: ReducedRow): Reduced => ({
  saleId,
  saleIds,
  leftIds,
  before: salePricesSchema.parse(before),
  written: salePricesSchema.parse(written),
})
