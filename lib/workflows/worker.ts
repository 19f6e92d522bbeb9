import 'server-only'
import { randomUUID } from 'node:crypto'
import { Logger, parseCronItems, type Runner, run, type Task, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { noteHeartbeat } from '@/lib/domains/jobs/heartbeat'
import { deliverWaiting } from './deliver-keys'
import type { Jobs } from './jobs'
import { reconcilePayments } from './reconcile-payments'
import { sendMail } from './send-mail'
import { tidyUp } from './tidy-up'

const HEARTBEAT_MS = 10_000
const RESTART_MS = 5_000

const emailJob = z.object({ emailId: z.uuid() })

const TASKS: Record<keyof Jobs, Task> = {
  send_email: async (payload) => sendMail(emailJob.parse(payload).emailId),
  reconcile_payments: async () => reconcilePayments(),
  deliver_waiting: async () => {
    await deliverWaiting()
  },
  tidy_up: async () => tidyUp(),
}

const CRON = parseCronItems([
  { task: 'reconcile_payments', match: '* * * * *', identifier: 'reconcile_payments' },
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
