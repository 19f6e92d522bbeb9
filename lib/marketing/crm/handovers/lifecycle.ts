import { defineStates } from '@/lib/core/state-table'

/** The states of a run that hands earlier orders over to a CRM, and every transition between them. */
export const HANDOVER_STATES = defineStates({
  name: 'handover to a CRM',
  states: ['running', 'done', 'ended', 'failed'],
  initial: ['running'],
  final: ['done', 'ended', 'failed'],
  transitions: [
    { event: 'finish', from: ['running'], to: 'done' },
    { event: 'end', from: ['running'], to: 'ended' },
    { event: 'fail', from: ['running'], to: 'failed' },
  ],
})

export type HandoverEvent = (typeof HANDOVER_STATES.transitions)[number]['event']
