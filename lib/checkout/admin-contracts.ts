/** Orders that staff make of payments. */
import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { customerSchema } from '@/lib/customers/contracts'

/** Body of POST /api/admin/payments/{id}/order: what the payment itself does not say. */
export const orderFromPaymentSchema = z.object({
  customer: customerSchema.optional(),
  items: z
    .array(
      z.object({
        productId: z
          .number(fault('fields.mustBeNumber', { field: 'productId' }))
          .int()
          .positive(),
        quantity: z
          .number(fault('fields.mustBeNumber', { field: 'quantity' }))
          .int(fault('fields.mustBeWholeNumber', { field: 'quantity' }))
          .min(1, fault('fields.mustBeAtLeast', { field: 'quantity', min: 1 }))
          .max(99, fault('fields.mustBeAtMost', { field: 'quantity', max: 99 })),
      }),
    )
    .min(1, fault('checkout.chooseWhatWasBought'))
    .max(100)
    .refine((items) => new Set(items.map(({ productId }) => productId)).size === items.length, {
      message: fault('fields.productNamedTwice'),
    })
    .optional(),
})
export type OrderFromPayment = z.infer<typeof orderFromPaymentSchema>

export const madeOrderSchema = z.object({ orderNumber: z.string() })
