import { CreditCard } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { methodView } from '../method-view'
import { CardPayment } from './card-payment'

export const authorizeNetView = methodView('card', {
  icon: CreditCard,
  Label: () => useTranslations('payment')('card'),
  Payment: CardPayment,
})
