import type pg from 'pg'

/** Where jobs are put until the queue takes them. */
export const PARKED_JOBS = 'parked_jobs'

export const parkJobs = (client: pg.Client) =>
  client.query(`
    CREATE TEMPORARY TABLE ${PARKED_JOBS} (id bigint, identifier text, payload json, queue_name text,
      run_at timestamptz, max_attempts integer, key text, priority integer, flags text[]) ON COMMIT DROP`)

/** Puts the parked jobs into the queue in place of what is in it. The queue may be of a later version than theirs was. */
export async function queueParkedJobs(client: pg.Client): Promise<void> {
  await client.query('DELETE FROM graphile_worker._private_jobs')
  await client.query('DELETE FROM graphile_worker._private_job_queues')
  await client.query(`
    SELECT graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, key, priority,
      nullif(flags, '{}'))
    FROM (SELECT * FROM ${PARKED_JOBS} ORDER BY id) parked`)
}

/** Nobody sends the mails any more that were being sent at the moment of the backup: their jobs may do so at once. */
export const releaseMails = (client: pg.Client) =>
  client.query(`UPDATE "Email" SET "status" = 'failed' WHERE "status" = 'sending'`)
