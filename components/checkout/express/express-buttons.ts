import type { ComponentType } from 'react'
import { PayPalExpressButton } from '@/components/checkout/payment/paypal/express-button'
import type { OutsideProviderId } from '@/lib/payments/provider-ids'
import type { ExpressButtonProps } from './express-button-props'

/** The buttons of the wallets that also say who buys. To add one, add a line here. */
const EXPRESS_BUTTONS: Partial<Record<OutsideProviderId, ComponentType<ExpressButtonProps>>> = {
  paypal: PayPalExpressButton,
}

type Offered = { provider: OutsideProviderId; kind: string; name: string }

/** Those of some ways to pay that have such a button, with it. */
export const expressWallets = <M extends Offered>(methods: readonly M[]) =>
  methods.flatMap((method) => {
    const Button = method.kind === 'wallet' ? EXPRESS_BUTTONS[method.provider] : undefined
    return Button ? [{ provider: method.provider, name: method.name, Button }] : []
  })
