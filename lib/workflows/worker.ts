import 'server-only'
import { randomUUID } from 'node:crypto'
import { Logger, parseCronItems, type Runner, run, type Task, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { noteHeartbeat } from '@/lib/domains/jobs/heartbeat'
import { orderAccessSchema } from '@/lib/domains/orders/access-contracts'
import { deliverWaiting } from './deliver-keys'
import type { Jobs } from './jobs'
import { tellIfLow } from './notify'
import { reconcilePayments } from './reconcile-payments'
import { answerOrderAccess } from './request-order-access'
import { sendMail } from './send-mail'
import { sendNotification } from './send-notification'
import { settlePendingRefunds } from './settle-refunds'
import { answerNewsletterWish } from './subscribe-newsletter'
import { tidyUp } from './tidy-up'

const HEARTBEAT_MS = 10_000
const RESTART_MS = 5_000

const emailJob = z.object({ emailId: z.uuid() })
const notificationJob = z.object({ notificationId: z.uuid() })
const stockJob = z.object({ productId: z.number().int() })
const newsletterJob = z.object({ email: z.string(), locale: z.string() })

const TASKS: Record<keyof Jobs, Task> = {
  send_email: async (payload) => sendMail(emailJob.parse(payload).emailId),
  subscribe_newsletter: async (payload) => {
    const { email, locale } = newsletterJob.parse(payload)
    await answerNewsletterWish(email, locale)
  },
  order_access: async (payload) => answerOrderAccess(orderAccessSchema.parse(payload)),
  send_notification: async (payload) =>
    sendNotification(notificationJob.parse(payload).notificationId),
  watch_stock: async (payload) => tellIfLow(stockJob.parse(payload).productId),
  reconcile_payments: async () => reconcilePayments(),
  settle_refunds: async () => settlePendingRefunds(),
  deliver_waiting: async () => {
    await deliverWaiting()
  },
  tidy_up: async () => tidyUp(),
}

const CRON = parseCronItems([
  { task: 'reconcile_payments', match: '* * * * *', identifier: 'reconcile_payments' },
  { task: 'settle_refunds', match: '* * * * *', identifier: 'settle_refunds' },
  { task: 'deliver_waiting', match: '* * * * *', identifier: 'deliver_waiting' },
  { task: 'tidy_up', match: '17 3 * * *', identifier: 'tidy_up' },
])

/** Only what somebody may have to look at; payloads stay out of the log. */
const quietLogger = new Logger(() => (level, message) => {
  if (level === 'error') log.error(message)
  else if (level === 'warning') log.warn(message)
  else log.debug(message)
})

/**
 * Runs jobs until it is stopped. Any number of processes may do so: each job is locked by one.
 * A worker that loses the database starts again by itself.
 *
 * @returns a function that finishes the jobs under way and stops
 */
export function startWorker(): () => Promise<void> {
  const id = randomUUID()
  let runner: Runner | undefined
  let stopped = false

  const beat = () => {
    if (runner)
      noteHeartbeat(db(), id).catch((error) => log.warn({ err: error }, 'worker heartbeat failed'))
  }
  const timer = setInterval(beat, HEARTBEAT_MS)

  const loop = async () => {
    while (!stopped) {
      try {
        runner = await run({
          connectionString: env().DATABASE_URL,
          concurrency: 4,
          pollInterval: 2000,
          noHandleSignals: true,
          parsedCronItems: CRON,
          taskList: TASKS as TaskList,
          logger: quietLogger,
        })
        beat()
        await runner.promise
      } catch (error) {
        log.error({ err: error }, 'worker stopped, starting again')
      }
      runner = undefined
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, RESTART_MS))
    }
  }
  const ended = loop()

  return async () => {
    stopped = true
    clearInterval(timer)
    await runner?.stop().catch(() => {})
    await ended
  }
}
