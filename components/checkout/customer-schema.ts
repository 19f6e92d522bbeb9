import { config, type z } from 'zod'
import { type Customer, customerSchema as customerShape } from '@/lib/customers/contracts'
import { type GiftProblem, giftProblem } from '@/lib/orders/gift-rules'
import { savedCustomer } from './customer-info'

// zod would try to compile its checks with eval, which the page's security policy reports.
config({ jitless: true })

const FIELD_OF: Record<GiftProblem, string> = {
  own_address: 'email',
  past: 'sendOn',
  past_time: 'sendTime',
  too_late: 'sendOn',
}

/** The server's schema, and what it checks of a gift beside. */
export const customerSchema = customerShape.superRefine(({ email, gift }, context) => {
  const problem = gift && giftProblem(gift, email, new Date())
  if (!problem) return
  const field = FIELD_OF[problem]
  context.addIssue({ code: 'custom', path: ['gift', field], message: problem })
})
export type CustomerFields = z.input<typeof customerSchema>

/** Where the tax depends on the country, and on the state in some of them. */
export const taxedCustomerSchema = (countriesByState: readonly string[]) =>
  customerSchema.superRefine(({ country = '', territory = '' }, context) => {
    if (!country) context.addIssue({ code: 'custom', path: ['country'], message: 'needed' })
    else if (!territory && countriesByState.includes(country))
      context.addIssue({ code: 'custom', path: ['territory'], message: 'needed' })
  })

/** The saved customer if valid for a payment, else `null`. */
export function validSavedCustomer(): Customer | null {
  const parsed = customerSchema.safeParse(savedCustomer())
  return parsed.success ? parsed.data : null
}
