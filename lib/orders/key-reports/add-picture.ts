import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { consumeLimit } from '@/lib/http/rate-limit'
import { cleanVisitorPicture } from '@/lib/media/visitor-pictures/clean-visitor-picture'
import { picturesLeft } from '@/lib/media/visitor-pictures/picture-rules'
import { countPictures } from '@/lib/media/visitor-pictures/queries'
import { storeVisitorPicture } from '@/lib/media/visitor-pictures/store-visitor-picture'
import { lockOrder } from '@/lib/orders/locks'
import { unknownReport } from './queries'
import { MAX_REPORT_PICTURES } from './report-rules'

const OF_ONE_ORDER = { name: 'report-pictures-of-one-order', points: 40, seconds: 86_400 }

/**
 * Adds a picture to a report that waits: of what the activation showed. Staff who handle orders see it, and nobody else does.
 *
 * @param orderId of an order that the caller has proved to be theirs
 * @throws AppError as cleanVisitorPicture; `not_found` for reports of others; `conflict` once something has come of the report, or it
 *   has as many pictures as it may
 */
export async function addReportPicture(
  orderId: number,
  { requestId, picture }: { requestId: string; picture: File },
): Promise<void> {
  await consumeLimit(OF_ONE_ORDER, String(orderId))
  // Nothing is encoded in vain.
  await waitingReport(db(), orderId, requestId)
  const clean = await cleanVisitorPicture(picture)
  await db().$transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const keyReportId = await waitingReport(tx, orderId, requestId)
    await storeVisitorPicture(tx, { keyReportId }, clean)
  })
}

/** A report that may have one more picture. */
async function waitingReport(tx: Tx, orderId: number, requestId: string): Promise<number> {
  const report = await tx.keyReport.findUnique({ where: { requestId } })
  if (report?.orderId !== orderId) throw unknownReport()
  if (report.status !== 'open') throw new AppError('conflict', say('keyReports.decided'))
  const have = await countPictures(tx, { keyReportId: report.id })
  if (picturesLeft(have, MAX_REPORT_PICTURES) === 0)
    throw new AppError('conflict', say('media.atMostPictures', { max: MAX_REPORT_PICTURES }))
  return report.id
}
