import { defineStates } from '@/lib/core/state-table'

/** The states of an outbox mail and every transition between them. */
export const MAIL_STATES = defineStates({
  name: 'outgoing mail',
  states: ['queued', 'sending', 'sent', 'failed', 'cancelled'],
  initial: ['queued'],
  // A mail that was sent may come back.
  final: [],
  transitions: [
    { event: 'claim', from: ['queued', 'failed'], to: 'sending' },
    { event: 'claim', from: ['sending'], to: 'sending', guard: 'stalled' },
    // The mail server accepted it, even if another process decided otherwise in the meantime.
    { event: 'confirm', from: ['sending', 'failed', 'cancelled'], to: 'sent' },
    { event: 'fail', from: ['sending'], to: 'failed' },
    // Its order was closed before sending started.
    { event: 'cancel', from: ['queued', 'failed'], to: 'cancelled' },
    // Its order was closed before it was written, or before it was tried again; or its address, one of many, is refused.
    { event: 'drop', from: ['sending'], to: 'cancelled' },
    { event: 'bounce', from: ['sent'], to: 'failed' },
    { event: 'bounce_one_of_many', from: ['sent'], to: 'cancelled' },
  ],
})

export type MailEvent = (typeof MAIL_STATES.transitions)[number]['event']
