import { defineStates } from '@/lib/core/state-table'

/** The states of an outbox mail and every transition between them. */
export const MAIL_STATES = defineStates({
  name: 'outgoing mail',
  states: ['queued', 'sending', 'sent', 'failed', 'cancelled'],
  initial: ['queued'],
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
    // It came back. Somebody may correct the address, unless it is a mail that nobody has to heed.
    { event: 'bounce', from: ['sent'], to: 'failed' },
    { event: 'bounce_unheeded', from: ['sent'], to: 'cancelled' },
  ],
})

export type MailEvent = (typeof MAIL_STATES.transitions)[number]['event']
