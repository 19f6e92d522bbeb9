import { CreditCard } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { methodView } from '../method-view'
import { SquarePayment } from './square-payment'

export const squareView = methodView('elements', {
  icon: CreditCard,
  Label: () => useTranslations('payment')('card'),
  Payment: SquarePayment,
})
