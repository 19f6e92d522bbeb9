import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { openUnderEither, type Resealed, type SecretChange } from '@/lib/core/secret-change'
import { KEY_PURPOSE, sealKey } from './key-crypto'

const BATCH = 5_000

type Sealed = ReturnType<typeof sealKey> & { id: number }

/** All at once, because a statement for each of a million keys takes an hour. */
async function storeKeys(tx: Tx, keys: readonly Sealed[]): Promise<void> {
  const ids = keys.map(({ id }) => id)
  const values = keys.map(({ valueEncrypted }) => Buffer.from(valueEncrypted).toString('hex'))
  const hashes = keys.map(({ valueHash }) => valueHash)
  const compared = keys.map(({ comparedHash }) => comparedHash)
  await tx.$executeRaw(Prisma.sql`
    UPDATE "ProductKey" k
    SET "valueEncrypted" = decode(n."value", 'hex'), "valueHash" = n."hash", "comparedHash" = n."compared"
    FROM unnest(${ids}::int[], ${values}::text[], ${hashes}::text[], ${compared}::text[])
      AS n("id", "value", "hash", "compared")
    WHERE k."id" = n."id"`)
}

/**
 * Encrypts all licence keys under another secret, with the hashes by which duplicates are found. Until
 * the transaction ends nobody adds or sells one: it would be sealed under the secret before.
 *
 * @param onProgress is told how many keys have been looked at
 */
export async function resealKeys(
  tx: Tx,
  change: SecretChange,
  onProgress: (count: number) => void,
): Promise<Resealed> {
  await tx.$executeRaw(Prisma.sql`LOCK TABLE "ProductKey" IN SHARE ROW EXCLUSIVE MODE`)
  const counts: Resealed = { changed: 0, done: 0, unreadable: 0 }
  for (let after = 0, seen = 0; ; ) {
    const rows = await tx.productKey.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, valueEncrypted: true },
    })
    const last = rows.at(-1)
    if (!last) return counts
    const changed: Sealed[] = []
    for (const { id, valueEncrypted } of rows) {
      const opened = openUnderEither(change, valueEncrypted, KEY_PURPOSE)
      if (opened === null) counts.unreadable++
      else if (opened.isDone) counts.done++
      else changed.push({ id, ...sealKey(opened.plain, change.to) })
    }
    if (changed.length > 0) await storeKeys(tx, changed)
    counts.changed += changed.length
    after = last.id
    seen += rows.length
    onProgress(seen)
  }
}
