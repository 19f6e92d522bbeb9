import { config, type z } from 'zod'
import { type Customer, customerSchema } from '@/lib/customers/contracts'
import { savedCustomer } from './customer-info'

// zod would try to compile its checks with eval, which the page's security policy reports.
config({ jitless: true })

export { customerSchema }
export type CustomerFields = z.input<typeof customerSchema>

/** The saved customer if valid for a payment, else `null`. */
export function validSavedCustomer(): Customer | null {
  const parsed = customerSchema.safeParse(savedCustomer())
  return parsed.success ? parsed.data : null
}
