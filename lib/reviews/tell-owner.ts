import 'server-only'
import type { Tx } from '@/lib/core/db'
import { mailOwnerSparingly } from '@/lib/mail/mail-owner'

/** Tells the owner of a review that waits: once a day for each, however often it is changed. */
export async function tellOwner(
  tx: Tx,
  { id, updatedAt }: { id: number; updatedAt: Date },
): Promise<void> {
  await mailOwnerSparingly(
    tx,
    {
      kind: 'owner_review',
      dedupeKey: `review:${id}:${updatedAt.toISOString().slice(0, 10)}`,
      payload: { reviewId: id },
    },
    'owner_more_reviews',
  )
}
