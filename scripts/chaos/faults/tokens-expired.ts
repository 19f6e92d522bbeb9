import { control } from '../providers'
import type { Fault } from './fault'

/** PayPal's access tokens are worth nothing any more. */
export const tokensExpired: Fault = {
  name: 'tokens-expired',
  every: 10,
  async strike({ simulators }) {
    await control(simulators.paypal, '__expire-tokens')
    return 'all'
  },
}
