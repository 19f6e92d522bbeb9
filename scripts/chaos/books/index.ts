import type { Settled } from '../settle'
import type { World } from '../world'
import type { Book, Comparison } from './book'
import { KEYS } from './keys'
import { readLedger } from './ledger'
import { MAILS } from './mails'
import { MONEY } from './money'
import { RECORDS } from './records'
import { SHOPPERS } from './shoppers'
import { compareStock } from './stock'
import { compareWork } from './work'

export type { Book } from './book'

const COMPARISONS: readonly Comparison[] = [...MONEY, ...KEYS, ...MAILS, ...RECORDS, ...SHOPPERS]

/** Compares the books of store, providers, mailboxes and shoppers with each other. */
export async function compareBooks(world: World, settled: Settled): Promise<Book[]> {
  const ledger = await readLedger(world, settled)
  return [
    ...COMPARISONS.flatMap((compare) => compare(ledger)),
    await compareStock(world),
    ...(await compareWork(world, settled)),
  ]
}
