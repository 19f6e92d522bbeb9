import { expect, it } from '@jest/globals'
import { matrixOf } from '@/lib/core/state-table'
import { MAIL_STATES } from './lifecycle'

it('an outgoing mail moves in these ways and in no other', () => {
  expect(matrixOf(MAIL_STATES)).toEqual({
    queued: { claim: 'sending', cancel: 'cancelled' },
    sending: { claim: 'sending if stalled', confirm: 'sent', fail: 'failed', drop: 'cancelled' },
    failed: { claim: 'sending', confirm: 'sent', cancel: 'cancelled' },
    cancelled: { confirm: 'sent' },
    sent: { bounce: 'failed', bounce_unheeded: 'cancelled' },
  })
})
