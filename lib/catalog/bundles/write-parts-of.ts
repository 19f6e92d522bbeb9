import 'server-only'
import { readInBatches } from '@/lib/catalog/product-batches'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Named } from '@/lib/staff/audit'
import type { NamedPart } from './parts-column'
import { writeParts } from './save-parts'

type NewParts = { slug: string; parts?: { after: readonly NamedPart[] } }

/**
 * Makes bundles of the products that a file makes some of. Those that are none any more come first: they may be parts of others
 * then.
 *
 * @param ids of the products that the file added, by their addresses
 * @throws AppError as saveParts, when the catalogue is not what it was when the file was looked at
 */
export async function writePartsOf(
  tx: Tx,
  actor: Named,
  {
    additions,
    changes,
  }: { additions: readonly NewParts[]; changes: readonly (NewParts & { id: number })[] },
  added: ReadonlyMap<string, number>,
): Promise<void> {
  const bundles = [
    ...additions.map((line) => ({ ...line, id: added.get(line.slug) })),
    ...changes,
  ].flatMap(({ id, parts }) => (parts && id !== undefined ? [{ id, parts: parts.after }] : []))
  if (bundles.length === 0) return
  const names = [...new Set(bundles.flatMap(({ parts }) => parts.map(({ name }) => name)))]
  const rows = await readInBatches(names, (batch) =>
    tx.product.findMany({ where: { slug: { in: batch } }, select: { id: true, slug: true } }),
  )
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  for (const { id, parts } of bundles.toSorted((a, b) => a.parts.length - b.parts.length))
    await writeParts(
      tx,
      actor,
      id,
      parts.map(({ name, quantity }) => {
        const productId = ids.get(name)
        if (productId === undefined)
          throw new AppError('conflict', say('bundles.unknownPart', { name }))
        return { productId, quantity }
      }),
    )
}
