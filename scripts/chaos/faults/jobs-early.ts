import type { Fault } from './fault'

/** The jobs of every minute run at any time, and twice at once: while payments are under way. */
export const jobsEarly: Fault = {
  name: 'jobs-early',
  every: 1.5,
  async strike({ sql }, draw) {
    const job = draw.weighted({
      reconcile_payments: 4,
      settle_refunds: 1,
      deliver_waiting: 1,
      refresh_stock: 1,
    })
    // PostgreSQL may be away at the moment.
    const isQueued = await sql
      .query('SELECT graphile_worker.add_job($1), graphile_worker.add_job($1)', [job])
      .then(
        () => true,
        () => false,
      )
    return isQueued ? job : 'none, without the database'
  },
}
