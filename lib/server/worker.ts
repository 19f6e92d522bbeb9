import 'server-only'
import { randomUUID } from 'node:crypto'
import { Logger, parseCronItems, type Runner, run, type Task, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import { reconcilePayments } from '@/lib/checkout/reconcile-payments'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { deliverWaitingJob } from '@/lib/licences/jobs'
import { sendEmailJob } from '@/lib/mail/jobs'
import { sendMail } from '@/lib/mail/send-mail'
import { subscribeNewsletterJob } from '@/lib/newsletter/jobs'
import { answerNewsletterWish } from '@/lib/newsletter/subscribe'
import { sendNotificationJob, watchStockJob } from '@/lib/notifications/jobs'
import { tellIfLow } from '@/lib/notifications/notify'
import { sendNotification } from '@/lib/notifications/send-notification'
import { answerOrderAccess } from '@/lib/orders/answer-order-access'
import { deliverWaiting } from '@/lib/orders/deliver-waiting'
import { orderAccessJob } from '@/lib/orders/jobs'
import { recordMailSent } from '@/lib/orders/record-mail-sent'
import { defineJob, type Job } from '@/lib/platform/jobs'
import { noteHeartbeat } from '@/lib/platform/worker-heartbeat'
import { settlePendingRefunds } from '@/lib/refunds/settle-pending-refunds'
import { cleanUp } from './cleanup'
import { composeMail } from './mail-kinds'

const HEARTBEAT_MS = 10_000
const RESTART_MS = 5_000

type Handled = [name: string, task: Task]

/** Who does a kind of job; its payload is checked before. */
const handle = <S extends z.ZodType>(
  { name, payload }: Job<S>,
  act: (payload: z.output<S>) => Promise<unknown>,
): Handled => [name, async (given) => void (await act(payload.parse(given)))]

const reconcilePaymentsJob = defineJob('reconcile_payments', z.object({}))
const settleRefundsJob = defineJob('settle_refunds', z.object({}))
const cleanupJob = defineJob('cleanup', z.object({}))

const TASKS: TaskList = Object.fromEntries([
  handle(sendEmailJob, ({ emailId }) =>
    sendMail(emailId, { compose: composeMail, onSent: recordMailSent }),
  ),
  handle(subscribeNewsletterJob, ({ email, locale }) => answerNewsletterWish(email, locale)),
  handle(orderAccessJob, answerOrderAccess),
  handle(sendNotificationJob, ({ notificationId }) => sendNotification(notificationId)),
  handle(watchStockJob, ({ productId }) => tellIfLow(productId)),
  handle(reconcilePaymentsJob, reconcilePayments),
  handle(settleRefundsJob, settlePendingRefunds),
  handle(deliverWaitingJob, deliverWaiting),
  handle(cleanupJob, cleanUp),
])

const at = (match: string, { name }: Job) => ({ task: name, match, identifier: name })

const CRON = parseCronItems([
  at('* * * * *', reconcilePaymentsJob),
  at('* * * * *', settleRefundsJob),
  at('* * * * *', deliverWaitingJob),
  at('17 3 * * *', cleanupJob),
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
