import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import type { CheckoutMethod } from '@/lib/checkout/contracts'
import type { OutsideProviderId } from '@/lib/payments/provider-ids'
import type { ExpressFieldsProps } from './express-fields-props'

type Fields = LazyExoticComponent<ComponentType<ExpressFieldsProps>>

const [StripeExpress] = lazyPart(() => import('../payment/stripe/stripe-express'), {
  isOptional: true,
})

/** Providers' fields with buttons of wallets that also say who buys, in the checkout alone: their script is not for other pages. To add one, add a line here. */
const EXPRESS_FIELDS: Partial<Record<OutsideProviderId, Fields>> = { stripe: StripeExpress }

/** Those of some ways to pay that have such fields, with them. */
export const expressFields = (methods: readonly CheckoutMethod[]) =>
  methods.flatMap((method) => {
    const Fields = EXPRESS_FIELDS[method.provider]
    if (!Fields || method.kind !== 'elements' || method.elements === null) return []
    return [{ provider: method.provider, elements: method.elements, Fields }]
  })
