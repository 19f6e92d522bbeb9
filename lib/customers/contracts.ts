import { z } from 'zod'
import { emailSchema, lineSchema } from '@/lib/core/text-schemas'

/** The buyer: the review step's form, stored in the browser as `checkoutCustomerInfo`. */
export const customerSchema = z.object({
  email: emailSchema,
  name: lineSchema('name', 120).min(1, 'Enter your full name'),
  address: z
    .string()
    .trim()
    .max(500, 'address must be at most 500 characters')
    .optional()
    .default(''),
})
export type Customer = z.infer<typeof customerSchema>
