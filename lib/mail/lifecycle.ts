import { defineStates } from '@/lib/core/state-table'

/** What a mail of the outbox may be, and every way from one state to another. */
export const MAIL_STATES = defineStates({
  name: 'outgoing mail',
  states: ['queued', 'sending', 'sent', 'failed', 'cancelled'],
  initial: ['queued'],
  final: ['sent'],
  transitions: [
    { event: 'claim', from: ['queued', 'failed'], to: 'sending' },
    { event: 'claim', from: ['sending'], to: 'sending', guard: 'stalled' },
    // The mail server took it, whatever another process has decided in the meantime.
    { event: 'confirm', from: ['sending', 'failed', 'cancelled'], to: 'sent' },
    { event: 'fail', from: ['sending'], to: 'failed' },
    // Its order was closed before anybody began to send it.
    { event: 'cancel', from: ['queued', 'failed'], to: 'cancelled' },
  ],
})

export type MailEvent = (typeof MAIL_STATES.transitions)[number]['event']
