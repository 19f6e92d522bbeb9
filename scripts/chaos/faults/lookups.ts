import { control } from '../providers'
import type { Fault } from './fault'

/** `cancel`: Stripe is asked to end what its payer has left undone, Klarna what is not sold, and says what came of it. */
const LOOKUPS = [
  ['paypal', 'get'],
  ['authorizeNet', 'details'],
  ['authorizeNet', 'list'],
  ['stripe', 'get'],
  ['stripe', 'list'],
  ['stripe', 'cancel'],
  ['square', 'get'],
  ['square', 'list'],
  ['klarna', 'read'],
  ['klarna', 'order'],
  ['klarna', 'cancel'],
] as const

/** The providers fail those who look up what became of a payment. */
export const lookups: Fault = {
  name: 'lookups',
  every: 6,
  async strike({ simulators }, draw) {
    const [provider, call] = draw.pick(LOOKUPS)
    const outcome = draw.pick(['error500', 'timeout', 'malformed', 'hang_up'] as const)
    const times = draw.between(1, 4)
    await control(simulators[provider], '__control', { call, outcome, times })
    return `${provider}, ${call}: ${outcome}, ${times} times`
  },
}
