import { note, step } from './progress'

/**
 * Fills the database that process.env names. The store's modules are loaded only here, because
 * they read the environment.
 *
 * @param products fill the catalogue up to this number, for measuring
 * @returns the first admin's login when it was made now
 */
export async function seedDatabase(products?: number) {
  const { seedStore, seedFirstAdmin } = await import('@/prisma/seed/seed')
  const { db } = await import('@/lib/core/db')
  try {
    const added = await step('Seeding catalogue, keys and articles', seedStore)
    if (added.products + added.articles + added.keys > 0)
      note(`Added ${added.products} products, ${added.keys} keys, ${added.articles} articles.`)
    if (products) {
      const { seedForMeasuring } = await import('@/prisma/seed/measuring')
      const count = await step(`Filling the catalogue up to ${products} products`, () =>
        seedForMeasuring(products),
      )
      note(`Added ${count} products.`)
    }
    return await seedFirstAdmin(
      process.env.ADMIN_USERNAME?.trim() || undefined,
      process.env.ADMIN_PASSWORD?.trim() || undefined,
    )
  } finally {
    await db().$disconnect()
  }
}
