import { config, z } from 'zod'
import { MAX_PART } from '@/lib/customers/address/address-text'
import { normalPostcode } from '@/lib/customers/address/postcode'
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

const partSchema = (most: number) => z.string().trim().max(most)

/** The form asks for the address in parts; the store takes it as one text. */
export const customerFormSchema = customerSchema
  .safeExtend({
    addressParts: z.object({
      line1: partSchema(MAX_PART.line1),
      line2: partSchema(MAX_PART.line2),
      postcode: partSchema(MAX_PART.postcode),
      city: partSchema(MAX_PART.city),
      region: partSchema(MAX_PART.region),
    }),
  })
  .superRefine(({ country = '', addressParts: { postcode } }, context) => {
    if (postcode !== '' && normalPostcode(country, postcode) === null)
      context.addIssue({ code: 'custom', path: ['addressParts', 'postcode'], message: 'form' })
  })
export type CustomerFields = z.input<typeof customerFormSchema>

/** Where the tax depends on the country, and on the state in some of them. */
export const taxedCustomerSchema = (countriesByState: readonly string[]) =>
  customerFormSchema.superRefine(({ country = '', territory = '' }, context) => {
    if (!country) context.addIssue({ code: 'custom', path: ['country'], message: 'needed' })
    else if (!territory && countriesByState.includes(country))
      context.addIssue({ code: 'custom', path: ['territory'], message: 'needed' })
  })

/** The saved customer if valid for a payment, else `null`. */
export function validSavedCustomer(): Customer | null {
  const parsed = customerSchema.safeParse(savedCustomer())
  return parsed.success ? parsed.data : null
}
