import { defineStates } from '@/lib/core/state-table'

/** The states of a mailing to the newsletter's subscribers and every transition between them. */
export const MAILING_STATES = defineStates({
  name: 'mailing',
  states: ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'],
  initial: ['draft'],
  final: ['sent', 'cancelled'],
  transitions: [
    { event: 'schedule', from: ['draft'], to: 'scheduled' },
    // Back to be edited.
    { event: 'unschedule', from: ['scheduled'], to: 'draft' },
    { event: 'start', from: ['draft', 'scheduled'], to: 'sending' },
    { event: 'pause', from: ['sending'], to: 'paused' },
    { event: 'resume', from: ['paused'], to: 'sending' },
    { event: 'finish', from: ['sending'], to: 'sent' },
    { event: 'cancel', from: ['scheduled', 'sending', 'paused'], to: 'cancelled' },
  ],
})

export type MailingStatus = (typeof MAILING_STATES.states)[number]
export type MailingEvent = (typeof MAILING_STATES.transitions)[number]['event']
