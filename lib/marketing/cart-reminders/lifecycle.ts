import { defineStates } from '@/lib/core/state-table'

/** The states of a wish to be reminded of a cart and every transition between them. */
export const REMINDER_STATES = defineStates({
  name: 'cart reminder',
  states: ['waiting', 'mailed', 'stopped', 'ordered'],
  initial: ['waiting'],
  final: [],
  transitions: [
    { event: 'mail', from: ['waiting'], to: 'mailed' },
    { event: 'order', from: ['waiting'], to: 'ordered' },
    { event: 'stop', from: ['waiting', 'mailed'], to: 'stopped' },
    // For what is in the cart later.
    { event: 'ask', from: ['waiting', 'mailed', 'stopped', 'ordered'], to: 'waiting' },
  ],
})
