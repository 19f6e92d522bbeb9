import { defineStates } from '@/lib/core/state-table'

/** The states of a provider's notification and every transition between them. */
export const PROVIDER_EVENT_STATES = defineStates({
  name: 'provider event',
  states: ['received', 'handled', 'ignored', 'failed', 'given_up'],
  initial: ['received'],
  final: [],
  transitions: [
    { event: 'handle', from: ['received', 'failed'], to: 'handled' },
    { event: 'ignore', from: ['received', 'failed'], to: 'ignored' },
    { event: 'fail', from: ['received', 'failed'], to: 'failed' },
    { event: 'give_up', from: ['received', 'failed'], to: 'given_up' },
    // To handle one twice has no further effect, so any may be tried again.
    { event: 'replay', from: ['handled', 'ignored', 'failed', 'given_up'], to: 'received' },
  ],
})

export type ProviderEventEvent = (typeof PROVIDER_EVENT_STATES.transitions)[number]['event']
