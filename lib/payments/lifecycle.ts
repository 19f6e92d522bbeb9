import { defineStates } from '@/lib/core/state-table'

/** The states of a payment and every transition between them. */
export const PAYMENT_STATES = defineStates({
  name: 'payment',
  states: [
    'created',
    'processing',
    'held',
    'captured',
    'declined',
    'failed',
    'partially_refunded',
    'refunded',
  ],
  // A card is charged at once; a wallet waits for its payer.
  initial: ['created', 'processing'],
  final: ['refunded'],
  transitions: [
    { event: 'begin', from: ['created', 'declined'], to: 'processing' },
    { event: 'begin', from: ['processing'], to: 'processing', guard: 'abandoned' },
    // Captured money is captured, whatever an earlier answer said.
    {
      event: 'capture',
      from: ['created', 'processing', 'held', 'declined', 'failed'],
      to: 'captured',
    },
    { event: 'hold', from: ['created', 'processing'], to: 'held' },
    // No money moved, and the payer may try the same payment again.
    { event: 'reopen', from: ['created', 'processing', 'held'], to: 'created' },
    { event: 'decline', from: ['created', 'processing', 'held'], to: 'declined' },
    { event: 'fail', from: ['created', 'processing', 'held'], to: 'failed' },
    { event: 'refund_part', from: ['captured', 'partially_refunded'], to: 'partially_refunded' },
    { event: 'refund_whole', from: ['captured', 'partially_refunded'], to: 'refunded' },
  ],
})

export type PaymentStatus = (typeof PAYMENT_STATES.states)[number]
export type PaymentEvent = (typeof PAYMENT_STATES.transitions)[number]['event']
