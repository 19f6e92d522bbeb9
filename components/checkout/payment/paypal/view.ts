import { Wallet } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { methodView } from '../method-view'
import { WalletPayment } from './wallet-payment'

export const payPalView = methodView('wallet', {
  icon: Wallet,
  Label: () => useTranslations('payment')('wallet'),
  Payment: WalletPayment,
})
