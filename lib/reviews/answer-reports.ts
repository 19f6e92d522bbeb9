import 'server-only'
import type { Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import type { ReviewReportEvent } from './lifecycle'
import type { ReviewGround } from './review-rules'
import { moveReport } from './transition'

type Answer = { ground: ReviewGround | null; reason: string; decidedAt: Date; decidedBy: string }

/** Answers the open reports of a review, and mails those who left an address. @returns how many they were */
export async function answerReports(
  tx: Tx,
  reviewId: number,
  event: ReviewReportEvent,
  { ground, reason, decidedAt, decidedBy }: Answer,
): Promise<number> {
  const open = await tx.reviewReport.findMany({
    where: { reviewId, status: 'open' },
    orderBy: { id: 'asc' },
    select: { id: true, email: true, locale: true },
  })
  const decision = { decisionGround: ground, decisionReason: reason, decidedAt, decidedBy }
  let answered = 0
  for (const { id, email, locale } of open) {
    if (!(await moveReport(tx, id, event, decision))) continue
    answered += 1
    if (email !== null)
      await queueMail(tx, {
        kind: 'review_report_decided',
        dedupeKey: `review-report:${id}:decided`,
        to: email,
        locale,
        payload: { reportId: id },
      })
  }
  return answered
}
