import 'server-only'
import type { Tx } from '@/lib/core/db'
import { currentSetting } from '@/lib/settings/queries'
import { SAMPLE_CATEGORY_ID, UNRATED } from './product-rules'
import { defaultPublisher } from './product-writes'
import type { NewProductDefaults } from './with-defaults'

/** Of a product beside the sample ones: the defaults of the specification, with the time that the store promises. */
const sampleDefaults = (minutes: number) => ({
  rating: '4.5',
  license: 'Standard license',
  version: '2024',
  deliveryInfo:
    minutes === 0
      ? 'Instant email delivery.'
      : `Instant email delivery within ${minutes} minutes of purchase.`,
})

/** Nothing is said of a product that nobody entered. */
const NOTHING_SAID = { rating: UNRATED, license: '', version: '', deliveryInfo: '' }

/** Whether the store still has products that came with the demo. */
export const hasSampleCatalogue = async (tx: Tx): Promise<boolean> =>
  (await tx.product.findFirst({ where: { isSample: true }, select: { id: true } })) !== null

/** The defaults of a store's new products: the store sells them itself. */
export async function newProductDefaults(tx: Tx): Promise<NewProductDefaults> {
  const [sample, publisher, minutes] = await Promise.all([
    hasSampleCatalogue(tx),
    defaultPublisher(),
    currentSetting('deliveryMinutes'),
  ])
  return {
    ...(sample ? sampleDefaults(minutes) : NOTHING_SAID),
    categoryId: sample ? await sampleCategoryId(tx) : null,
    takesRatings: sample,
    publisher,
  }
}

/** The category of the specification, else the first main one. */
async function sampleCategoryId(tx: Tx): Promise<number | null> {
  const byId = await tx.category.count({ where: { id: SAMPLE_CATEGORY_ID } })
  if (byId > 0) return SAMPLE_CATEGORY_ID
  const first = await tx.category.findFirst({
    where: { parentId: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  return first?.id ?? null
}
