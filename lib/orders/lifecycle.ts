import { defineStates } from '@/lib/core/state-table'

/**
 * The states of an order and every transition between them. An order is only created for a captured
 * payment, so it has no state before `processing`.
 */
export const ORDER_STATES = defineStates({
  name: 'order',
  states: ['processing', 'completed', 'partially_refunded', 'refunded', 'cancelled'],
  initial: ['processing'],
  final: ['refunded', 'cancelled'],
  transitions: [
    { event: 'complete', from: ['processing'], to: 'completed', guard: 'all_delivered' },
    {
      event: 'cancel',
      from: ['processing', 'partially_refunded'],
      to: 'cancelled',
      guard: 'none_delivered',
    },
    {
      event: 'refund_part',
      from: ['processing', 'completed', 'partially_refunded'],
      to: 'partially_refunded',
    },
    {
      event: 'refund_whole',
      from: ['processing', 'completed', 'partially_refunded'],
      to: 'refunded',
    },
    // The order is closed first and refunded afterwards; it stays cancelled.
    { event: 'refund_cancelled', from: ['cancelled'], to: 'cancelled' },
  ],
})

export type OrderEvent = (typeof ORDER_STATES.transitions)[number]['event']
export type OrderGuard = NonNullable<(typeof ORDER_STATES.transitions)[number]['guard']>
