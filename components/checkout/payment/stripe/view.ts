import { Landmark } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { methodView } from '../method-view'
import { StripePayment } from './stripe-payment'

export const stripeView = methodView('elements', {
  icon: Landmark,
  Label: () => useTranslations('payment')('cardOrBank'),
  Payment: StripePayment,
})
