import { defineStates } from '@/lib/core/state-table'

/** The states of a statement of withdrawal. It is one from when it arrived; staff say what came of it, once. */
export const WITHDRAWAL_STATES = defineStates({
  name: 'withdrawal',
  states: ['open', 'settled', 'declined'],
  initial: ['open'],
  final: ['settled', 'declined'],
  transitions: [
    { event: 'settle', from: ['open'], to: 'settled' },
    { event: 'decline', from: ['open'], to: 'declined' },
  ],
})

export type WithdrawalEvent = (typeof WITHDRAWAL_STATES.transitions)[number]['event']
