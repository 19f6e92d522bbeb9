import { defineStates } from '@/lib/core/state-table'

/** The states of a review and every transition between them. Only what is published is shown. */
export const REVIEW_STATES = defineStates({
  name: 'review',
  states: ['pending', 'published', 'declined', 'hidden'],
  // Where reviews are not read before they are shown, one begins as published.
  initial: ['pending', 'published'],
  final: [],
  transitions: [
    { event: 'publish', from: ['pending', 'declined', 'hidden'], to: 'published' },
    { event: 'decline', from: ['pending'], to: 'declined' },
    { event: 'hide', from: ['published'], to: 'hidden' },
    // Its buyer wrote it anew. What the store took down is never shown again by that alone.
    { event: 'revise', from: ['published'], to: 'published' },
    {
      event: 'resubmit',
      from: ['pending', 'published', 'declined', 'hidden'],
      to: 'pending',
    },
  ],
})

export type ReviewEvent = (typeof REVIEW_STATES.transitions)[number]['event']

/** The states of a report of a review. It is answered once, with the review or by saying that it stays. */
export const REVIEW_REPORT_STATES = defineStates({
  name: 'report of a review',
  states: ['open', 'kept', 'removed'],
  initial: ['open'],
  final: ['kept', 'removed'],
  transitions: [
    { event: 'keep', from: ['open'], to: 'kept' },
    { event: 'remove', from: ['open'], to: 'removed' },
  ],
})

export type ReviewReportEvent = (typeof REVIEW_REPORT_STATES.transitions)[number]['event']
