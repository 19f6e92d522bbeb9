import { defineStates } from '@/lib/core/state-table'

/**
 * The states of a dispute and every transition between them. A provider may open a closed one again, and
 * its news may arrive in any order: a guard lets only later news change anything.
 */
export const DISPUTE_STATES = defineStates({
  name: 'dispute',
  states: ['needs_response', 'under_review', 'won', 'lost'],
  // The first that the store hears of one may be its end.
  initial: ['needs_response', 'under_review', 'won', 'lost'],
  final: [],
  transitions: [
    {
      event: 'ask',
      from: ['needs_response', 'under_review', 'won', 'lost'],
      to: 'needs_response',
      guard: 'later',
    },
    {
      event: 'review',
      from: ['needs_response', 'under_review', 'won', 'lost'],
      to: 'under_review',
      guard: 'later',
    },
    { event: 'win', from: ['needs_response', 'under_review', 'lost'], to: 'won', guard: 'later' },
    { event: 'lose', from: ['needs_response', 'under_review', 'won'], to: 'lost', guard: 'later' },
  ],
})

export type DisputeStatus = (typeof DISPUTE_STATES.states)[number]
export type DisputeEvent = (typeof DISPUTE_STATES.transitions)[number]['event']

/** The event that leads to a state. */
export const EVENT_TO: Record<DisputeStatus, DisputeEvent> = {
  needs_response: 'ask',
  under_review: 'review',
  won: 'win',
  lost: 'lose',
}

export const isOpen = (status: DisputeStatus): boolean =>
  status === 'needs_response' || status === 'under_review'
