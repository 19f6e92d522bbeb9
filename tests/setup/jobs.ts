import { eventually } from './api-client'
import type { TestStore } from './store'

/** Makes a job due now, as often as is said at once, and waits until it has succeeded. */
export async function finishJob(
  store: TestStore,
  name: string,
  payload: object = {},
  times = 1,
): Promise<void> {
  const { rows } = await store.sql.query<{ id: string }>(
    'SELECT (graphile_worker.add_job($1, payload := $2)).id FROM generate_series(1, $3)',
    [name, JSON.stringify(payload), times],
  )
  for (const { id } of rows) await gone(store, '"id" = $1', id)
}

/** Waits until a job that the store queued under a key has succeeded. */
export const finishedJob = (store: TestStore, key: string): Promise<unknown> =>
  gone(store, '"key" = $1', key)

const gone = (store: TestStore, condition: string, ...values: string[]) =>
  eventually(async () => {
    const { rows } = await store.sql.query(
      `SELECT 1 FROM graphile_worker._private_jobs WHERE ${condition}`,
      values,
    )
    return rows.length === 0
  })

/**
 * Waits until the store has nothing left to do, but for what waits for its time: whatever a test has set off has happened, or
 * does not happen.
 */
export const allDone = (store: TestStore): Promise<unknown> =>
  gone(store, '("locked_at" IS NOT NULL OR "is_available" AND "run_at" <= now())')

/** Sends a mail of the outbox now, whenever it is due. */
export async function sendNow(store: TestStore, emailId: string): Promise<void> {
  // A worker that holds the job sends as things were when it began, and would not try again.
  await eventually(async () => {
    const { rows } = await store.sql.query(
      `SELECT 1 FROM graphile_worker._private_jobs WHERE "key" = 'email:' || $1 AND "locked_at" IS NOT NULL`,
      [emailId],
    )
    return rows.length === 0
  })
  await store.sql.query(
    `SELECT graphile_worker.add_job('send_email', json_build_object('emailId', $1::text),
       job_key := 'email:' || $1)`,
    [emailId],
  )
}

/** Lets a mail that has failed fail for the last time, and waits for it. */
export async function giveUpMail(store: TestStore, emailId: string): Promise<void> {
  await eventually(async () => {
    // Between its attempts, while no worker holds it.
    const { rowCount } = await store.sql.query(
      `UPDATE graphile_worker._private_jobs SET "attempts" = "max_attempts" - 1, "run_at" = now()
       WHERE "key" = 'email:' || $1 AND "locked_at" IS NULL AND "last_error" IS NOT NULL
         AND "attempts" < "max_attempts"`,
      [emailId],
    )
    return rowCount === 1
  })
  await eventually(async () => {
    const { rows } = await store.sql.query(
      `SELECT 1 FROM graphile_worker._private_jobs
       WHERE "key" = 'email:' || $1 AND "attempts" = "max_attempts" AND "locked_at" IS NULL`,
      [emailId],
    )
    return rows.length === 1
  })
}
