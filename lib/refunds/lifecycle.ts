import { defineStates } from '@/lib/core/state-table'

/** What a refund may be, and every way from one state to another. */
export const REFUND_STATES = defineStates({
  name: 'refund',
  states: ['pending', 'succeeded', 'failed'],
  initial: ['pending'],
  final: ['succeeded'],
  transitions: [
    // The provider works on it and has named its own refund.
    { event: 'accept', from: ['pending'], to: 'pending' },
    // Money that went back went back, whatever an earlier answer said.
    { event: 'succeed', from: ['pending', 'failed'], to: 'succeeded' },
    { event: 'fail', from: ['pending'], to: 'failed' },
  ],
})

/** What a buyer's request for a refund may be. It is accepted once the money is back. */
export const REFUND_REQUEST_STATES = defineStates({
  name: 'refund request',
  states: ['open', 'accepted', 'declined'],
  initial: ['open'],
  final: ['accepted', 'declined'],
  transitions: [
    { event: 'accept', from: ['open'], to: 'accepted' },
    { event: 'decline', from: ['open'], to: 'declined' },
  ],
})

export type RefundEvent = (typeof REFUND_STATES.transitions)[number]['event']
export type RefundRequestEvent = (typeof REFUND_REQUEST_STATES.transitions)[number]['event']
