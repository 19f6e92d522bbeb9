import { control } from '../providers'
import type { Fault } from './fault'

/** The providers fail those who look up what became of a payment. */
export const lookups: Fault = {
  name: 'lookups',
  every: 6,
  async strike({ simulators }, draw) {
    const call = draw.pick(['get', 'details', 'list'] as const)
    const outcome = draw.pick(['error500', 'timeout', 'malformed', 'hang_up'] as const)
    const times = draw.between(1, 4)
    const url = call === 'get' ? simulators.paypal : simulators.authorizeNet
    await control(url, '__control', { call, outcome, times })
    return `${call}: ${outcome}, ${times} times`
  },
}
