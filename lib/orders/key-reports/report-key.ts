import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { consumeLimit } from '@/lib/http/rate-limit'
import { mailOwner } from '@/lib/mail/mail-owner'
import { queueMail } from '@/lib/mail/queue-mail'
import { lockOrder } from '@/lib/orders/locks'
import { recordEvent } from '@/lib/orders/record-event'
import { replaceKey } from '@/lib/orders/replace-key'
import { SERVER } from '@/lib/staff/audit'
import type { NewKeyReport } from './contracts'
import { requireReportable } from './queries'
import { isFaultOfKey, type KeyFault, type KeyReportStatus } from './report-rules'

/** Nobody needs more, however many keys an order has. */
const OF_ONE_ORDER = { name: 'key-reports-of-one-order', points: 20, seconds: 86_400 }

/**
 * Takes what a buyer says of a key of their order. Where they ask for another key, the message is a key's own fault and the owner's
 * rule allows it, the key is replaced at once; otherwise, and where no other key is left, the store is told. The same report once
 * more changes nothing.
 *
 * @param orderId of an order that the caller has proved to be theirs
 * @throws AppError `not_found` for keys of others; `conflict` when it was reported already, or is not the buyer's any more
 */
export async function reportKey(orderId: number, report: NewKeyReport): Promise<KeyReportStatus> {
  const known = await statusIfKnown(orderId, report)
  if (known) return known
  await consumeLimit(OF_ONE_ORDER, String(orderId))
  try {
    if (report.replace && (await replaceAtOnce(orderId, report))) return 'replaced'
    await db().$transaction(async (tx) => {
      await lockOrder(tx, orderId)
      await tellStore(tx, orderId, report)
    })
    return 'open'
  } catch (error) {
    // The same report may have been stored meanwhile, by a second click.
    const same = await statusIfKnown(orderId, report)
    if (same) return same
    throw error
  }
}

/** @throws AppError `conflict` when the id is that of another report */
async function statusIfKnown(
  orderId: number,
  { requestId, keyId }: NewKeyReport,
): Promise<KeyReportStatus | null> {
  const known = await db().keyReport.findUnique({ where: { requestId } })
  if (!known) return null
  if (known.orderId !== orderId || known.keyId !== keyId)
    throw new AppError('conflict', say('keyReports.otherReport'))
  return known.status
}

const store = (tx: Tx, orderId: number, report: NewKeyReport, isAutomatic: boolean) => {
  const { requestId, keyId, kind, text, locale } = report
  return tx.keyReport.create({
    data: { requestId, orderId, keyId, kind, text, locale, isAutomatic },
    select: { id: true },
  })
}

/** As staff would write them: they stay with the key. */
const REASONS: Record<KeyFault, string> = {
  used: 'Reported by its buyer: already used',
  blocked: 'Reported by its buyer: blocked',
}

/** @returns whether the key was replaced; not when the rule does not allow it, or no other key is left */
async function replaceAtOnce(orderId: number, report: NewKeyReport): Promise<boolean> {
  const { kind, keyId } = report
  if (!isFaultOfKey(kind)) return false
  if (!(await requireReportable(db(), orderId, keyId)).isReplacedAtOnce) return false
  try {
    await replaceKey(keyId, REASONS[kind], SERVER, {
      before: async (tx) => {
        // What was asked above is certain only now that the order is locked.
        const { isReplacedAtOnce, productName } = await requireReportable(tx, orderId, keyId)
        if (!isReplacedAtOnce) throw new AppError('conflict', say('keyReports.notReportable'))
        const { id: reportId } = await store(tx, orderId, report, true)
        await recordEvent(tx, orderId, 'key_reported', { product: productName, kind, reportId })
      },
    })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'out_of_stock') return false
    throw error
  }
}

async function tellStore(tx: Tx, orderId: number, report: NewKeyReport): Promise<void> {
  const { productName } = await requireReportable(tx, orderId, report.keyId)
  const { id: reportId } = await store(tx, orderId, report, false)
  const { kind, locale } = report
  await recordEvent(tx, orderId, 'key_reported', { product: productName, kind, reportId })
  const { customerEmail } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { customerEmail: true },
  })
  const about = { orderId, payload: { reportId } }
  await queueMail(tx, {
    ...about,
    kind: 'key_report_received',
    dedupeKey: `key-report:${reportId}:received`,
    to: customerEmail,
    locale,
  })
  await mailOwner(tx, {
    ...about,
    kind: 'owner_key_report',
    dedupeKey: `key-report:${reportId}:owner`,
  })
}
