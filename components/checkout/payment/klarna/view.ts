import { CalendarClock } from 'lucide-react'
import { methodView } from '../method-view'
import { KlarnaPayment } from './klarna-payment'

export const klarnaView = methodView('wallet', {
  icon: CalendarClock,
  Label: () => 'Klarna',
  Payment: KlarnaPayment,
})
