import { control } from '../providers'
import type { Fault } from './fault'

/** The daily settlement of cards: no fault, but from then on charges are refunded instead of voided. */
export const cardsSettled: Fault = {
  name: 'cards-settled',
  every: 12,
  async strike({ simulators }) {
    await control(simulators.authorizeNet, '__settle')
    return 'all'
  },
}
