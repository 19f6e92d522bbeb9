import 'server-only'
import { defineJob } from '@/lib/platform/jobs'
import { orderAccessSchema } from './access-contracts'

/** Mails the link to an order to its buyer. */
export const orderAccessJob = defineJob('order_access', orderAccessSchema)
