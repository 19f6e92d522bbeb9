import 'server-only'
import { z } from 'zod'
import type { Tx } from '@/lib/core/db'
import { lockRows } from '@/lib/core/rows'
import { brandTextsSchema } from './brand-page-contracts'

// What the writes of brand pages share.

/** What entries of the audit trail call a publisher that is presented. */
export const BRAND_ENTITY = 'brand'

export const brandFieldsSchema = z.object({
  image: z.string().nullable(),
  texts: brandTextsSchema,
  homePage: z.string().nullable(),
  isFeatured: z.boolean(),
  position: z.number(),
})
export type BrandFields = z.infer<typeof brandFieldsSchema>

/** A publisher that has its name and initials alone. */
export const UNPRESENTED: BrandFields = {
  image: null,
  texts: {},
  homePage: null,
  isFeatured: false,
  position: 0,
}

/** How a publisher is presented, locked until the transaction ends. */
export async function lockBrandPage(
  tx: Tx,
  publisher: string,
): Promise<{ fields: BrandFields; updatedAt: Date | null }> {
  await lockRows(tx, 'BrandPage', { publisher })
  const row = await tx.brandPage.findUnique({ where: { publisher } })
  return {
    fields: row ? brandFieldsSchema.parse(row) : UNPRESENTED,
    updatedAt: row?.updatedAt ?? null,
  }
}
