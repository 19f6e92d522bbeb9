import { ensureFirstAdmin } from './first-admin'
import { note, step } from './progress'

/**
 * Fills the database in process.env. The store's modules are imported lazily, because they read the
 * environment.
 *
 * @param products fill the catalogue up to this number, for measuring
 * @param buyers whether somebody has bought and reviewed products
 * @returns the first admin's login if it was created now
 */
export async function seedDatabase({
  products,
  buyers = false,
}: {
  products?: number
  buyers?: boolean
} = {}) {
  const { seedStore } = await import('@/demo/seed/seed')
  const { db } = await import('@/lib/core/db')
  try {
    const added = await step('Seeding catalogue, keys and articles', seedStore)
    if (added.products + added.articles + added.keys > 0)
      note(`Added ${added.products} products, ${added.keys} keys, ${added.articles} articles.`)
    if (buyers) {
      const { seedBuyers } = await import('@/demo/seed/buyers')
      const count = await step('Adding buyers and what they think', seedBuyers)
      if (count > 0) note(`Added ${count} orders with reviews.`)
      const { seedQuestions } = await import('@/demo/seed/questions')
      const asked = await step('Adding questions about products', seedQuestions)
      if (asked > 0) note(`Added ${asked} questions about products.`)
    }
    if (products) {
      const { seedForMeasuring } = await import('@/demo/seed/measuring')
      const count = await step(`Filling the catalogue up to ${products} products`, () =>
        seedForMeasuring(products),
      )
      note(`Added ${count} products.`)
    }
    return await ensureFirstAdmin()
  } finally {
    await db().$disconnect()
  }
}
