import { z } from 'zod'

/** What several people may have open to change it. */
const EDITABLES = [
  'article',
  'category',
  'coupon',
  'homepage',
  'mailing',
  'page',
  'product',
  'seo_page',
  'settings',
  'store_text',
] as const

export const editingSchema = z.object({
  entityType: z.enum(EDITABLES),
  /** Of what there is only one of, such as the settings, `all`. */
  entityId: z.string().min(1).max(100),
})
/** Something that is open to be changed. */
export type Editing = z.infer<typeof editingSchema>

export const othersEditingSchema = z.object({ usernames: z.array(z.string()) })
export type OthersEditing = z.infer<typeof othersEditingSchema>

/** How often a page says what it has open, and for how long that counts: once may be lost. */
export const EDITING_EVERY_SECONDS = 10
export const EDITING_SECONDS = 25
