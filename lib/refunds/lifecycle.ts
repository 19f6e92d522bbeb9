import { defineStates } from '@/lib/core/state-table'

/** The states of a refund and every transition between them. */
export const REFUND_STATES = defineStates({
  name: 'refund',
  states: ['pending', 'succeeded', 'failed'],
  // One that was made at the provider has happened when the store hears of it.
  initial: ['pending', 'succeeded'],
  final: ['succeeded'],
  transitions: [
    // The provider is processing it and has returned its own refund id.
    { event: 'accept', from: ['pending'], to: 'pending' },
    // Refunded money is refunded, whatever an earlier answer said.
    { event: 'succeed', from: ['pending', 'failed'], to: 'succeeded' },
    { event: 'fail', from: ['pending'], to: 'failed' },
  ],
})

/** The states of a buyer's refund request. It is accepted once the refund has succeeded. */
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
