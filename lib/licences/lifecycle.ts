import { defineStates } from '@/lib/core/state-table'

/** What a licence key may be, and every way from one state to another. */
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
    // A sold key was replaced or its price paid back; the buyer may have seen it.
    { event: 'withdraw', from: ['used'], to: 'quarantined' },
    // Somebody takes a free key out of sale.
    { event: 'quarantine', from: ['available'], to: 'quarantined' },
    { event: 'quarantine', from: ['reserved'], to: 'quarantined', guard: 'lapsed' },
  ],
})

export type KeyEvent = (typeof KEY_STATES.transitions)[number]['event']
export type KeyGuard = NonNullable<(typeof KEY_STATES.transitions)[number]['guard']>
