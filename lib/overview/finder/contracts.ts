import { z } from 'zod'
import { lineSchema } from '@/lib/core/text-schemas'
import { foundKeySchema } from '@/lib/licences/contracts'
import { MAX_KEY_LENGTH } from '@/lib/licences/key-rules'
import { foundOrderSchema } from '@/lib/orders/admin-contracts'

/** Body of POST /api/admin/search. Licence keys may be so long. */
export const finderQuerySchema = z.object({ q: lineSchema('q', MAX_KEY_LENGTH) })

const count = z.number().int()

/** Its answer: the best of each kind. */
export const foundSchema = z.object({
  /** What an exact licence key belongs to. */
  keys: z.array(foundKeySchema),
  orders: z.array(foundOrderSchema),
  /** By the beginning of their address; `orders` stops at 100. `leader` leads the person whose address it is, too. */
  buyers: z.array(
    z.object({
      email: z.string(),
      orders: count,
      customerId: count.nullable(),
      leader: z.string().nullable(),
    }),
  ),
  products: z.array(z.object({ id: count, name: z.string(), isHidden: z.boolean() })),
  articles: z.array(z.object({ id: count, title: z.string(), isPublished: z.boolean() })),
})
export type Found = z.infer<typeof foundSchema>
