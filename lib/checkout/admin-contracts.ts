/** Orders that staff make of payments. */
import { z } from 'zod'
import { customerSchema } from '@/lib/customers/contracts'

/** Body of POST /api/admin/payments/{id}/order: what the payment itself does not say. */
export const orderFromPaymentSchema = z.object({
  customer: customerSchema.optional(),
  items: z
    .array(
      z.object({
        productId: z.number('productId must be a number').int().positive(),
        quantity: z
          .number('quantity must be a number')
          .int('quantity must be a whole number')
          .min(1, 'quantity must be at least 1')
          .max(99, 'quantity must be at most 99'),
      }),
    )
    .min(1, 'Choose what was bought')
    .max(100)
    .refine((items) => new Set(items.map(({ productId }) => productId)).size === items.length, {
      message: 'A product is named twice',
    })
    .optional(),
})
export type OrderFromPayment = z.infer<typeof orderFromPaymentSchema>

export const madeOrderSchema = z.object({ orderNumber: z.string() })
