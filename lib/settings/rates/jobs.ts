import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Reads the rates of the day, if the store uses them. */
export const readRatesJob = defineJob('read_exchange_rates', z.object({}))
