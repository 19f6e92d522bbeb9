import { defineStates } from '@/lib/core/state-table'

/** The states of a run that brings posts in, and every transition between them. */
export const IMPORT_STATES = defineStates({
  name: 'import of articles',
  states: ['running', 'done', 'ended', 'failed'],
  initial: ['running'],
  final: ['done', 'ended', 'failed'],
  transitions: [
    { event: 'finish', from: ['running'], to: 'done' },
    { event: 'end', from: ['running'], to: 'ended' },
    { event: 'fail', from: ['running'], to: 'failed' },
  ],
})

export type ImportEvent = (typeof IMPORT_STATES.transitions)[number]['event']
