import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** The stored shape of what was asked for. */
export const requestedAlertsSchema = z.array(
  z.object({
    productId: z.number().int(),
    kind: z.enum(['back_in_stock', 'price_drop']),
    priceCents: z.number().int(),
    /** Of the price; `null`, and left out of what earlier versions stored, for the store's own. */
    currency: z.string().nullable().default(null),
  }),
)

/** Mails an address what it needs to begin alerts. */
export const requestAlertsJob = defineJob(
  'request_product_alerts',
  z.object({ email: z.string(), locale: z.string(), items: requestedAlertsSchema }),
)
