import 'server-only'
import { randomUUID } from 'node:crypto'
import { Logger, parseCronItems, type Runner, run, type Task, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import { refreshStock } from '@/lib/catalog/refresh-stock'
import { reconcilePayments } from '@/lib/checkout/reconcile-payments'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { deliverWaitingJob } from '@/lib/licences/jobs'
import { sendEmailJob } from '@/lib/mail/jobs'
import { sendMail } from '@/lib/mail/send-mail'
import { subscribeNewsletterJob } from '@/lib/newsletter/jobs'
import { sendSubscriptionMail } from '@/lib/newsletter/send-subscription-mail'
import { sendNotificationJob, watchStockJob } from '@/lib/notifications/jobs'
import { notifyLowStock } from '@/lib/notifications/low-stock'
import { sendNotification } from '@/lib/notifications/send-notification'
import { answerOrderAccess } from '@/lib/orders/answer-order-access'
import { deliverWaiting } from '@/lib/orders/deliver-waiting'
import { orderAccessJob } from '@/lib/orders/jobs'
import { recordMailSent } from '@/lib/orders/record-mail-sent'
import { defineJob, type Job } from '@/lib/platform/jobs'
import { recordHeartbeat } from '@/lib/platform/worker-heartbeat'
import { settlePendingRefunds } from '@/lib/refunds/settle-pending-refunds'
import { passwordResetJob } from '@/lib/security/password-reset/jobs'
import { sendPasswordReset } from '@/lib/security/password-reset/send-password-reset'
import { cleanup } from './cleanup'
import { composeMail } from './mail-kinds'

const HEARTBEAT_MS = 10_000
const RESTART_MS = 5_000

type Handled = [name: string, task: Task]

/** The handler of a kind of job; its payload is validated before. */
const handle = <S extends z.ZodType>(
  { name, payload }: Job<S>,
  handler: (payload: z.output<S>) => Promise<unknown>,
): Handled => [name, async (given) => void (await handler(payload.parse(given)))]

const reconcilePaymentsJob = defineJob('reconcile_payments', z.object({}))
const settleRefundsJob = defineJob('settle_refunds', z.object({}))
const refreshStockJob = defineJob('refresh_stock', z.object({}))
const cleanupJob = defineJob('cleanup', z.object({}))

const TASKS: TaskList = Object.fromEntries([
  handle(sendEmailJob, ({ emailId }) =>
    sendMail(emailId, { compose: composeMail, onSent: recordMailSent }),
  ),
  handle(subscribeNewsletterJob, ({ email, locale }) => sendSubscriptionMail(email, locale)),
  handle(orderAccessJob, answerOrderAccess),
  handle(passwordResetJob, sendPasswordReset),
  handle(sendNotificationJob, ({ notificationId }) => sendNotification(notificationId)),
  handle(watchStockJob, ({ productId }) => notifyLowStock(productId)),
  handle(reconcilePaymentsJob, reconcilePayments),
  handle(settleRefundsJob, settlePendingRefunds),
  handle(deliverWaitingJob, deliverWaiting),
  handle(refreshStockJob, () => refreshStock()),
  handle(cleanupJob, cleanup),
])

const at = (match: string, { name }: Job) => ({ task: name, match, identifier: name })

const CRON = parseCronItems([
  at('* * * * *', reconcilePaymentsJob),
  at('* * * * *', settleRefundsJob),
  at('* * * * *', deliverWaitingJob),
  at('* * * * *', refreshStockJob),
  at('17 3 * * *', cleanupJob),
])

/** Logs what needs attention; payloads are never logged. */
const quietLogger = new Logger(() => (level, message) => {
  if (level === 'error') log.error(message)
  else if (level === 'warning') log.warn(message)
  else log.debug(message)
})

/**
 * Runs jobs until it is stopped. Any number of processes may do so: each job is locked by one.
 * A worker that loses the database starts again by itself.
 *
 * @returns a function that finishes the running jobs and stops
 */
export function startWorker(): () => Promise<void> {
  const id = randomUUID()
  let runner: Runner | undefined
  let stopped = false

  const beat = () => {
    if (runner)
      recordHeartbeat(id).catch((error) => log.warn({ err: error }, 'worker heartbeat failed'))
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
          taskList: TASKS,
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
