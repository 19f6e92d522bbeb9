import { defineStates } from '@/lib/core/state-table'

/** The states of a licence key and every transition between them. */
export const KEY_STATES = defineStates({
  name: 'licence key',
  states: ['available', 'reserved', 'used', 'quarantined'],
  initial: ['available'],
  final: ['quarantined'],
  transitions: [
    { event: 'reserve', from: ['available'], to: 'reserved' },
    { event: 'reserve', from: ['reserved'], to: 'reserved', guard: 'lapsed' },
    { event: 'reserve', from: ['reserved'], to: 'reserved', guard: 'same_payment' },
    { event: 'release', from: ['reserved'], to: 'available', guard: 'same_payment' },
    { event: 'assign', from: ['available'], to: 'used' },
    { event: 'assign', from: ['reserved'], to: 'used', guard: 'lapsed' },
    { event: 'assign', from: ['reserved'], to: 'used', guard: 'same_payment' },
    // An order was cancelled before any mail can have shown its keys.
    { event: 'take_back', from: ['used'], to: 'available' },
    // A sold key was replaced or its price refunded; the buyer may have seen it.
    { event: 'withdraw', from: ['used'], to: 'quarantined' },
    // Staff withdraw a free key from sale.
    { event: 'quarantine', from: ['available'], to: 'quarantined' },
    { event: 'quarantine', from: ['reserved'], to: 'quarantined', guard: 'lapsed' },
  ],
})

export type KeyEvent = (typeof KEY_STATES.transitions)[number]['event']
export type KeyGuard = NonNullable<(typeof KEY_STATES.transitions)[number]['guard']>
