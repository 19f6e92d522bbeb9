import { defineStates } from '@/lib/core/state-table'

/** The states of a comparison of books and every transition between them. */
export const COMPARISON_STATES = defineStates({
  name: 'comparison of books',
  states: ['running', 'done', 'failed'],
  initial: ['running'],
  final: ['done', 'failed'],
  transitions: [
    { event: 'finish', from: ['running'], to: 'done' },
    { event: 'fail', from: ['running'], to: 'failed' },
  ],
})

export type ComparisonEvent = (typeof COMPARISON_STATES.transitions)[number]['event']
