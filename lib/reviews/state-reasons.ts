import 'server-only'
import type { Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Removal } from './removals'

type Taken = { id: number; productId: number; buyerEmail: string; locale: string; createdAt: Date }

/**
 * Mails the author of a review that is taken down a statement of reasons (Regulation (EU) 2022/2065, Article 17). What the author
 * wrote is not in it: the mail outlives a review that is deleted.
 */
export async function stateReasons(
  tx: Tx,
  review: Taken,
  {
    decidedAt,
    ...removal
  }: Pick<Removal, 'decision' | 'ground' | 'reason' | 'wasReported'> & {
    decidedAt: Date
  },
): Promise<void> {
  const { name } = await tx.product.findUniqueOrThrow({
    where: { id: review.productId },
    select: { name: true },
  })
  await queueMail(tx, {
    kind: 'review_removed',
    dedupeKey: `review-statement:${review.id}:${decidedAt.toISOString()}`,
    to: review.buyerEmail,
    locale: review.locale,
    payload: {
      ...removal,
      productName: name,
      writtenAt: review.createdAt.toISOString(),
    } satisfies Removal,
  })
}
