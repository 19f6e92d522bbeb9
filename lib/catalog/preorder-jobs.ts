import 'server-only'
import { z } from 'zod'
import type { Tx } from '@/lib/core/db'
import { addJob, defineJob } from '@/lib/platform/jobs'
import type { ProductFields } from './admin-contracts'
import { isLater } from './preorders'

/** What follows for those who wait for a pre-order from another day of it; `null`: it has come. */
export const releaseChangedJob = defineJob(
  'preorder_changed',
  z.object({ productId: z.number().int(), availableFrom: z.iso.datetime().nullable() }),
)

type Day = Partial<Pick<ProductFields, 'availableFrom'>>

/** Has orders follow the days of products that change: once they have come, and where they are later than was said. */
export async function queueReleaseChanges(
  tx: Tx,
  changes: readonly { id: number; before: Day; after: Day }[],
): Promise<void> {
  for (const { id, before, after } of changes) {
    const [was, is] = [before.availableFrom ?? null, after.availableFrom]
    if (was === null || is === undefined) continue
    if (is === null || isLater(was, is))
      await addJob(
        tx,
        releaseChangedJob,
        { productId: id, availableFrom: is },
        `preorder_changed:${id}:${is ?? 'now'}`,
      )
  }
}
