import { type Settled, UNFINISHED_JOB } from '../settle'
import type { World } from '../world'
import type { Book } from './book'

/** The store came to an end with everything by itself, and gave no job up. */
export async function compareWork({ sql }: World, { minutes, late }: Settled): Promise<Book[]> {
  const { rows } = await sql.query<{ id: string; task: string; error: string | null }>(
    `SELECT id::text, task_identifier AS "task", last_error AS "error" FROM graphile_worker.jobs
     WHERE ${UNFINISHED_JOB}`,
  )
  const open = Object.entries(late)
  return [
    {
      what: 'Everything came to an end by itself',
      expected: 'within an hour',
      found: open.length === 0 ? `after ${minutes} minutes` : `not in ${minutes} minutes`,
      differences: open.map(([what, count]) => ({ text: `${count} ${what}` })),
    },
    {
      what: 'Jobs that failed or were left',
      expected: '0',
      found: String(rows.length),
      differences: rows.map(({ id, task, error }) => ({
        text: `job ${id} (${task}): ${(error ?? 'was never ended').split('\n', 1)[0]}`,
      })),
    },
  ]
}
