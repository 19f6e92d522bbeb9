import type { OutsideProviderId } from '@/lib/payments/provider-ids'
import { authorizeNetView } from './authorize-net/view'
import { klarnaView } from './klarna/view'
import type { MethodView } from './method-view'
import { payPalView } from './paypal/view'
import { squareView } from './square/view'
import { stripeView } from './stripe/view'

/** What the payment with each provider looks like. To add one, add a folder and a line here. */
export const METHOD_VIEWS: Record<OutsideProviderId, MethodView> = {
  paypal: payPalView,
  authorize_net: authorizeNetView,
  stripe: stripeView,
  square: squareView,
  klarna: klarnaView,
}
