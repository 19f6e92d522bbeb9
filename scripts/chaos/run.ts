import { step } from '../lib/progress'
import { type Book, compareBooks } from './books'
import type { OwnDatabase } from './database'
import type { Journal } from './journal'
import type { Options } from './options'
import { planOf } from './plan'
import { type Settled, settle } from './settle'
import { storm } from './storm'
import { startGround, startWorld, type World } from './world'

export type Outcome = {
  world: World
  settled: Settled
  books: Book[]
  /** How long the shoppers took, in seconds. */
  seconds: number
}

/**
 * Plans the checkouts, lets them happen in a storm, waits until the store has settled, and compares all books.
 *
 * @param journal where it is written down
 * @param build makes the build to serve; left out where the environment names one
 * @param cleanups receives what has to be stopped, in order
 */
export async function runChaos(
  options: Options,
  journal: Journal,
  folder: string,
  build: ((database: OwnDatabase) => Promise<void>) | undefined,
  cleanups: (() => Promise<unknown>)[],
): Promise<Outcome> {
  const { seed, checkouts, only } = options
  const indices = only === null ? Array.from({ length: checkouts }, (_, index) => index) : [only]
  const plans = indices.map((index) => planOf(seed, index))
  const during = <T>(title: string, work: () => Promise<T>) =>
    journal.during(title, () => step(title, work))
  const ground = { options, plans, folder, cleanups, journal }
  const database = await during('Starting PostgreSQL', () => startGround(ground))
  await build?.(database)
  const world = await during('Starting the store', () => startWorld(ground, database))
  const startedAt = Date.now()
  await during(`${plans.length} checkouts in a storm, seed ${seed}`, () => storm(world, plans))
  const seconds = (Date.now() - startedAt) / 1000
  const settled = await during('Waiting until the store has settled', () => settle(world))
  const books = await during('Comparing the books', () => compareBooks(world, settled))
  return { world, settled, books, seconds }
}
