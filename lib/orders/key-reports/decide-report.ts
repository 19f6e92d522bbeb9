import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { targetOf } from '@/lib/core/state-table'
import { queueMail } from '@/lib/mail/queue-mail'
import { dependsOnMail } from '@/lib/mail/transition'
import { recordEvent } from '@/lib/orders/record-event'
import { replaceKey } from '@/lib/orders/replace-key'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminKeyReport, KeyReportAnswer } from './admin-contracts'
import { KEY_REPORT_STATES } from './lifecycle'
import { keyReportById, unknownReport } from './queries'
import { moveKeyReports } from './transition'

const EVENTS = { answer: 'key_report_answered', close: 'key_report_closed' } as const

/**
 * Answers a report of a key, or closes it, once; its buyer is mailed. The audit trail records nothing of what was written: it
 * outlives the report.
 *
 * @throws AppError `not_found`; `conflict` when something has come of it already
 */
export async function answerKeyReport(
  id: number,
  { decision, answer }: KeyReportAnswer,
  actor: Actor,
): Promise<AdminKeyReport> {
  await db().$transaction(async (tx) => {
    const report = await tx.keyReport.findUnique({
      where: { id },
      include: { order: { select: { customerEmail: true } } },
    })
    if (!report) throw unknownReport()
    const details = { answer: answer || null, decidedBy: actor.username }
    if ((await moveKeyReports(tx, { id }, decision, details)) === 0) throw decided()
    const { orderId, locale, order } = report
    await recordEvent(tx, orderId, EVENTS[decision], { reportId: id }, actor.username)
    const mailId = await queueMail(tx, {
      kind: 'key_report_decided',
      dedupeKey: `key-report:${id}:decided`,
      to: order.customerEmail,
      locale,
      orderId,
      payload: { reportId: id },
    })
    await recordAudit(tx, actor, {
      action: `key_report.${decision}`,
      dependsOn: mailId === null ? undefined : dependsOnMail(mailId),
      entityType: 'key_report',
      entityId: id,
      before: { status: 'open' },
      after: { status: targetOf(KEY_REPORT_STATES, decision) },
    })
  })
  return keyReportById(id)
}

/**
 * Replaces a reported key from the stock, as on its order's page; its buyer is mailed the other one.
 *
 * @throws AppError `not_found`; `conflict` when something has come of the report already, or the key is not the buyer's any more;
 *   `out_of_stock`
 */
export async function replaceReportedKey(
  id: number,
  reason: string,
  actor: Actor,
): Promise<AdminKeyReport> {
  const report = await db().keyReport.findUnique({ where: { id } })
  if (!report) throw unknownReport()
  await replaceKey(report.keyId, reason, actor, {
    before: async (tx) => {
      const { status } = await tx.keyReport.findUniqueOrThrow({ where: { id } })
      if (status !== 'open') throw decided()
    },
  })
  return keyReportById(id)
}

const decided = () => new AppError('conflict', say('keyReports.decided'))
