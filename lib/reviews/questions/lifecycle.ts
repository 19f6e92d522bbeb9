import { defineStates } from '@/lib/core/state-table'

/** The states of a question about a product. Only what is published is shown, and it has an answer. */
export const QUESTION_STATES = defineStates({
  name: 'question about a product',
  states: ['pending', 'published', 'hidden'],
  initial: ['pending'],
  final: [],
  transitions: [
    { event: 'publish', from: ['pending', 'hidden'], to: 'published', guard: 'has an answer' },
    // Also one that was answered for its asker alone.
    { event: 'hide', from: ['pending', 'published'], to: 'hidden' },
  ],
})

export type QuestionEvent = (typeof QUESTION_STATES.transitions)[number]['event']
