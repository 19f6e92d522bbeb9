import { describe, expect, it } from '@jest/globals'
import { shownStatus } from './shown-status'

const delivered = { progress: 'delivered' } as const
const waiting = { progress: 'waiting' } as const

describe('shownStatus', () => {
  it('is processing while the buyer has nothing', () => {
    expect(shownStatus('processing', [])).toBe('processing')
    expect(shownStatus('processing', [waiting, { progress: 'sending' }])).toBe('processing')
  })

  it('is not processing beside delivered keys', () => {
    expect(shownStatus('processing', [delivered, waiting])).toBe('partly_delivered')
    expect(shownStatus('processing', [delivered, { progress: 'refunded' }])).toBe('completed')
    expect(shownStatus('processing', [{ progress: 'sending', hasKeys: true }])).toBe('completed')
  })

  it.each(['completed', 'cancelled', 'refunded', 'partially_refunded'] as const)(
    'leaves %s as it is',
    (status) => expect(shownStatus(status, [waiting])).toBe(status),
  )
})
