import { CreditCard } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { methodView } from '../method-view'
import { PayPalCardPayment } from './card-payment'
import { PayPalMark } from './paypal-mark'
import { WalletPayment } from './wallet-payment'

export const payPalView = methodView('wallet', {
  icon: PayPalMark,
  Label: () => useTranslations('payment')('wallet'),
  Payment: WalletPayment,
})

/** Cards by PayPal, in its own fields. */
export const payPalCardsView = methodView('card_fields', {
  icon: CreditCard,
  Label: () => useTranslations('payment')('card'),
  Payment: PayPalCardPayment,
})
