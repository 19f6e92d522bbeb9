import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { HOUR_MS } from '@/lib/core/time'
import { mailOwner } from '@/lib/mail/mail-owner'
import { groupOf, isAlarming, policyReportsSchema, type ReportGroup } from './report-rules'

/** However many hosts somebody makes up. */
const MOST_GROUPS = 300

/**
 * Counts what a browser reports: by page, directive and origin, and nothing else of it. A script that was kept from a payment page
 * for the first time is told to the owner, in one mail an hour at most: anybody may send reports.
 *
 * @throws AppError `invalid` for what is no report
 */
export async function receiveReports(body: string): Promise<void> {
  const reports = read(body)
  for (const report of reports) {
    const group = groupOf(report)
    if (group) await db().$transaction((tx) => count(tx, group))
  }
}

function read(body: string) {
  try {
    return policyReportsSchema.parse(JSON.parse(body))
  } catch {
    throw new AppError('invalid', say('request.bodyNotJson'))
  }
}

async function count(tx: Tx, group: ReportGroup): Promise<void> {
  const now = await databaseTime(tx)
  const { count: known } = await tx.policyReportGroup.updateMany({
    where: group,
    data: { count: { increment: 1 }, lastAt: now },
  })
  if (known > 0 || (await tx.policyReportGroup.count()) >= MOST_GROUPS) return
  const { count: added } = await tx.policyReportGroup.createMany({
    data: { ...group, firstAt: now, lastAt: now },
    skipDuplicates: true,
  })
  if (added === 0 || !isAlarming(group)) return
  const hour = Math.floor(now.getTime() / HOUR_MS)
  await mailOwner(tx, {
    kind: 'owner_payment_page',
    dedupeKey: `payment-page:blocked:${hour}`,
  })
}
