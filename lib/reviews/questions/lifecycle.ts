import { defineStates } from '@/lib/core/state-table'

/** The states of a question about a product. Only what is published is shown, also without an answer, so that buyers give one. */
export const QUESTION_STATES = defineStates({
  name: 'question about a product',
  states: ['pending', 'published', 'hidden'],
  initial: ['pending'],
  final: [],
  transitions: [
    { event: 'publish', from: ['pending', 'hidden'], to: 'published' },
    // Also one that was answered for its asker alone.
    { event: 'hide', from: ['pending', 'published'], to: 'hidden' },
  ],
})

/** The states of what a buyer answers to a question. Only what is published is shown. */
export const BUYER_ANSWER_STATES = defineStates({
  name: 'answer of a buyer',
  states: ['pending', 'published', 'hidden'],
  // Where reviews are not read before they are shown, neither are answers.
  initial: ['pending', 'published'],
  final: [],
  transitions: [
    { event: 'publish', from: ['pending', 'hidden'], to: 'published' },
    { event: 'hide', from: ['pending', 'published'], to: 'hidden' },
    // Its buyer wrote it anew. What the store took down is never shown again by that alone.
    { event: 'revise', from: ['published'], to: 'published' },
    { event: 'resubmit', from: ['pending', 'published', 'hidden'], to: 'pending' },
  ],
})

export type BuyerAnswerEvent = (typeof BUYER_ANSWER_STATES.transitions)[number]['event']
export type QuestionEvent = (typeof QUESTION_STATES.transitions)[number]['event']
