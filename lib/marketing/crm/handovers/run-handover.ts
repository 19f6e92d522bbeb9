import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { describeFailure } from '@/lib/mail/notifications/delivery-outcome'
import { CrmError, UNREADABLE } from '@/lib/marketing/crm/crm-error'
import { handOver } from '@/lib/marketing/crm/hand-over'
import { queueOrderAt } from '@/lib/marketing/crm/queue-changes'
import { waitAfter } from '@/lib/platform/wait-after'
import { activePluginValues } from '@/lib/plugins/queries'
import { isOfOneOrder } from './failure-rules'
import { queueHandover } from './jobs'
import { type HandoverRow, requireCrm } from './queries'
import { moveHandover } from './transition'

/** So many in one job: calls about new orders are made in between. */
const AT_ONCE = 20

type Ordered = { id: number; orderNumber: string }

/**
 * Hands the next orders of a run over, oldest first, and queues the rest. May be broken off at any point and run again: an order that
 * was handed over is recognised. Ends once somebody has ended the run.
 */
export async function runHandover(id: string): Promise<void> {
  const run = await db().crmHandover.findUniqueOrThrow({ where: { id } })
  if (run.status !== 'running') return
  const crm = requireCrm(run.crm)
  const values = await activePluginValues(crm)
  if (!values) {
    await moveHandover(db(), id, 'fail', { failure: describeFailure({ kind: 'off' }) })
    return
  }
  const orders = await db().order.findMany({
    where: { id: { gt: run.afterOrderId, lte: run.lastOrderId } },
    orderBy: { id: 'asc' },
    take: AT_ONCE,
    select: { id: true, orderNumber: true },
  })
  for (const order of orders) {
    try {
      await handOver(crm, values, order.id)
    } catch (error) {
      const failure = failureOf(error)
      if (!isOfOneOrder(failure.status)) return tryLater(run, failure)
      if (!(await recordRefused(run, order))) return
      continue
    }
    if (!(await recordHandled(id, order))) return
  }
  if (orders.length === AT_ONCE) await db().$transaction((tx) => queueHandover(tx, run))
  else await moveHandover(db(), id, 'finish', { failure: null })
}

type Failure = { status: number | null; retryAfter?: number; message: string }

function failureOf(error: unknown): Failure {
  if (error instanceof CrmError)
    return {
      status: error.status,
      retryAfter: error.retryAfter,
      message: describeFailure(error.outcome),
    }
  if (error instanceof z.ZodError) return { status: null, message: UNREADABLE }
  throw error
}

const isRunning = (id: string) => ({ id, status: 'running' as const })

/** @returns whether the run goes on */
async function recordHandled(id: string, order: Ordered): Promise<boolean> {
  const { count } = await db().crmHandover.updateMany({
    where: isRunning(id),
    data: { afterOrderId: order.id, handled: { increment: 1 }, failures: 0, failure: null },
  })
  return count === 1
}

/** It is tried again like any other call, and stands in the log. @returns whether the run goes on */
async function recordRefused({ id, crm }: HandoverRow, order: Ordered): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.crmHandover.updateMany({
      where: isRunning(id),
      data: { afterOrderId: order.id, handled: { increment: 1 }, refused: { increment: 1 } },
    })
    if (count === 1) await queueOrderAt(tx, crm, order)
    return count === 1
  })
}

async function tryLater(run: HandoverRow, { message, retryAfter }: Failure): Promise<void> {
  const { id } = run
  await db().$transaction(async (tx) => {
    const current = await tx.crmHandover.findUniqueOrThrow({ where: { id } })
    const failures = current.failures + 1
    const wait = waitAfter(failures, retryAfter)
    if (wait === null) {
      await moveHandover(tx, id, 'fail', { failure: message })
      return
    }
    const { count } = await tx.crmHandover.updateMany({
      where: isRunning(id),
      data: { failures, failure: message },
    })
    if (count === 1) await queueHandover(tx, run, wait)
  })
}
