import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Tx } from '@/lib/core/db'
import { assignNewKeys } from './assign-new-keys'
import { keyOf, randomCharacters } from './key-pattern'

type Rule = { pattern: string; deviceLimit: number; termDays: number | null }

/**
 * Makes keys for an order item by a rule, each with the licence that it entitles to.
 *
 * @returns their ids
 */
export async function makeKeys(
  tx: Tx,
  { missing, ...item }: { id: number; productId: number; paymentId: string; missing: number },
  { pattern, ...terms }: Rule,
): Promise<number[]> {
  const keys = Array.from({ length: missing }, () =>
    keyOf(pattern, randomBytes(randomCharacters(pattern))),
  )
  const ids = await assignNewKeys(tx, item, keys, 'license')
  await tx.licence.createMany({ data: ids.map((keyId) => ({ keyId, ...terms })) })
  return ids
}
