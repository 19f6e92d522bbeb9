import { CreditCard } from 'lucide-react'
import { methodView } from '../method-view'
import { CardPayment } from './card-payment'

export const authorizeNetView = methodView('card', {
  icon: CreditCard,
  label: 'card',
  Payment: CardPayment,
})
