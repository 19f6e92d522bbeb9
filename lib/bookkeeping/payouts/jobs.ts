import { z } from 'zod'
import { OUTSIDE_PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { defineJob } from '@/lib/platform/jobs'

export const readPayoutsJob = defineJob(
  'read_payouts',
  z.object({ provider: z.enum(OUTSIDE_PROVIDER_IDS) }),
)
export const readPayoutsDailyJob = defineJob('read_payouts_daily', z.object({}))
