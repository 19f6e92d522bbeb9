import { Wallet } from 'lucide-react'
import { methodView } from '../method-view'
import { WalletPayment } from './wallet-payment'

export const payPalView = methodView('wallet', {
  icon: Wallet,
  label: 'wallet',
  Payment: WalletPayment,
})
