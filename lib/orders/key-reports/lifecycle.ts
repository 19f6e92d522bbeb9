import { defineStates } from '@/lib/core/state-table'

/** The states of what a buyer says of a key. Whoever has another problem with it later reports it anew. */
export const KEY_REPORT_STATES = defineStates({
  name: 'key report',
  states: ['open', 'replaced', 'answered', 'closed'],
  initial: ['open'],
  final: ['replaced', 'answered', 'closed'],
  transitions: [
    // The key was replaced: by staff, by a recall, or by the owner's rule.
    { event: 'replace', from: ['open'], to: 'replaced' },
    { event: 'answer', from: ['open'], to: 'answered' },
    { event: 'close', from: ['open'], to: 'closed' },
  ],
})

export type KeyReportEvent = (typeof KEY_REPORT_STATES.transitions)[number]['event']
