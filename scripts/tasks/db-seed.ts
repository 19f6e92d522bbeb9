import { openDatabase } from '../lib/embedded-database'
import { loadDotEnv, storeEnvironment } from '../lib/environment'
import { printGeneratedPassword } from '../lib/first-admin'
import { PlainError, runTask, step } from '../lib/progress'
import { applyMigrations } from '../lib/schema-engine'
import { seedDatabase } from '../lib/seeding'

function requestedProducts(): number | undefined {
  const flag = process.argv.indexOf('--products')
  if (flag < 0) return undefined
  const number = Number(process.argv[flag + 1])
  if (!Number.isInteger(number) || number < 1 || number > 1_000_000)
    throw new PlainError('--products takes a whole number from 1 to 1000000.')
  return number
}

runTask(async () => {
  loadDotEnv()
  const products = requestedProducts()
  // Never by itself: a store that goes live must not have what nobody bought.
  const buyers = process.argv.includes('--buyers')
  const database = await openDatabase()
  try {
    await step('Migrating the database', () => applyMigrations(database.url))
    Object.assign(process.env, storeEnvironment(database.url))
    printGeneratedPassword(await seedDatabase({ products, buyers }))
  } finally {
    await database.stop()
  }
})
