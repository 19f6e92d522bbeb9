import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { mailOwnerSparingly } from '@/lib/mail/mail-owner'
import { queueMail } from '@/lib/mail/queue-mail'
import type { ReportReceipt, ReviewReportInput } from './contracts'

type Report = Pick<ReviewReportInput, 'ground' | 'explanation' | 'name' | 'email' | 'locale'>

/**
 * Stores what somebody holds against a review that is shown, and queues the receipt and the notice to the owner, all or nothing.
 *
 * @throws AppError `not_found` for a review that is not shown
 */
export async function reportReview(
  reviewId: number,
  { email, ...report }: Report,
): Promise<ReportReceipt> {
  return db().$transaction(async (tx) => {
    // Whoever takes it down meanwhile answers this report too, or it is not taken.
    const isShown = await lockRows(
      tx,
      'Review',
      { id: reviewId, status: 'published' },
      'NO KEY UPDATE',
    )
    const review = await tx.review.findFirst({
      where: { id: reviewId, status: 'published', product: { isHidden: false } },
      select: { product: { select: { name: true } } },
    })
    if (!isShown || !review) throw new AppError('not_found', say('reviews.unknown'))
    const { id: reportId, receivedAt } = await tx.reviewReport.create({
      data: { ...report, email: email || null, reviewId, productName: review.product.name },
      select: { id: true, receivedAt: true },
    })
    if (email)
      await queueMail(tx, {
        kind: 'review_report_received',
        dedupeKey: `review-report:${reportId}:received`,
        to: email,
        locale: report.locale,
        payload: { reportId },
      })
    await mailOwnerSparingly(
      tx,
      {
        kind: 'owner_review_report',
        dedupeKey: `review-report:${reportId}:owner`,
        payload: { reportId },
      },
      'owner_more_review_reports',
    )
    return { receivedAt: receivedAt.toISOString() }
  })
}
