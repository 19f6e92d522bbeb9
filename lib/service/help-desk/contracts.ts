import { z } from 'zod'

/** Answer of POST /api/help-desks/[desk]. */
export const noticeReceivedSchema = z.object({ received: z.literal(true) })
