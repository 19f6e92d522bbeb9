import { defineStates } from '@/lib/core/state-table'

/** The states of a run that takes a catalogue over, and every transition between them. */
export const TAKEOVER_STATES = defineStates({
  name: 'takeover of a catalogue',
  states: ['running', 'done', 'ended', 'failed'],
  initial: ['running'],
  final: ['done', 'ended', 'failed'],
  transitions: [
    { event: 'finish', from: ['running'], to: 'done' },
    { event: 'end', from: ['running'], to: 'ended' },
    { event: 'fail', from: ['running'], to: 'failed' },
  ],
})

export type TakeoverEvent = (typeof TAKEOVER_STATES.transitions)[number]['event']
