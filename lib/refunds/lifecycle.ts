import { defineStates } from '@/lib/core/state-table'

/** The states of a refund and every transition between them. */
export const REFUND_STATES = defineStates({
  name: 'refund',
  states: ['pending', 'waiting', 'succeeded', 'failed', 'withdrawn'],
  // One that was made at the provider has happened when the store hears of it.
  initial: ['pending', 'succeeded'],
  final: ['succeeded'],
  transitions: [
    // The provider is processing it and has returned its own refund id.
    { event: 'accept', from: ['pending'], to: 'pending' },
    // The provider gives back no part of a charge before it has settled.
    { event: 'wait', from: ['pending'], to: 'waiting' },
    { event: 'ask', from: ['waiting'], to: 'pending' },
    { event: 'take_back', from: ['waiting'], to: 'withdrawn' },
    // Refunded money is refunded, whatever an earlier answer said.
    { event: 'succeed', from: ['pending', 'waiting', 'failed', 'withdrawn'], to: 'succeeded' },
    { event: 'fail', from: ['pending', 'waiting'], to: 'failed' },
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
