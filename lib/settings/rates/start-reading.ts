import 'server-only'
import type { Tx } from '@/lib/core/db'
import { addJob } from '@/lib/platform/jobs'
import { readRatesJob } from './jobs'

/** Has rates read at once, as part of choosing their source; what failed when it was chosen before is long past. */
export async function startReading(tx: Tx): Promise<void> {
  await tx.rateReading.updateMany({ data: { failingSince: null, failure: null } })
  await addJob(tx, readRatesJob, {}, 'read_exchange_rates:chosen')
}
