import type { CheckoutMethod } from '@/lib/checkout/contracts'
import type { OutsideProviderId } from '@/lib/payments/provider-ids'
import { authorizeNetView } from './authorize-net/view'
import { klarnaView } from './klarna/view'
import type { MethodView } from './method-view'
import { payPalCardsView, payPalView } from './paypal/view'
import { squareView } from './square/view'
import { stripeView } from './stripe/view'

/** What the payment with each provider looks like. To add one, add a folder and a line here. */
const METHOD_VIEWS: Record<OutsideProviderId, MethodView> = {
  paypal: payPalView,
  authorize_net: authorizeNetView,
  stripe: stripeView,
  square: squareView,
  klarna: klarnaView,
}

/** Those of wallets that take cards, too. */
const CARD_VIEWS: Partial<Record<OutsideProviderId, MethodView>> = { paypal: payPalCardsView }

export const viewOf = ({ provider, kind }: CheckoutMethod): MethodView =>
  (kind === 'card_fields' && CARD_VIEWS[provider]) || METHOD_VIEWS[provider]
