import { defineStates } from '@/lib/core/state-table'

/** The states of an alert about a product and every transition between them. */
export const ALERT_STATES = defineStates({
  name: 'product alert',
  states: ['watching', 'mailed', 'stopped'],
  initial: ['watching'],
  final: [],
  transitions: [
    { event: 'mail', from: ['watching'], to: 'mailed' },
    // Its product was gone again before the mail was written.
    { event: 'resume', from: ['mailed'], to: 'watching' },
    { event: 'stop', from: ['watching', 'mailed'], to: 'stopped' },
    // By a mailed link.
    { event: 'watch', from: ['watching', 'mailed', 'stopped'], to: 'watching' },
  ],
})

export type AlertEvent = (typeof ALERT_STATES.transitions)[number]['event']
