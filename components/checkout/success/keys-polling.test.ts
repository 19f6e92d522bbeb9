import { describe, expect, it } from '@jest/globals'
import type { OrderKeys } from '@/lib/orders/payer-contracts'
import { isWaiting, nextPollMs } from './keys-polling'

const item = { keyType: 'license' as const, installerUrl: null, activationSteps: [] }

const keysWith = (
  progress: OrderKeys['items'][number]['progress'],
  display: OrderKeys['display'] = 'shown',
): OrderKeys => ({
  display,
  shownUntil: '2026-03-02T12:00:00.000Z',
  items: [
    { ...item, productName: 'There', progress: 'delivered', keys: ['AAAA'] },
    { ...item, productName: 'Not yet', progress, keys: [] },
  ],
  resend: { state: 'possible', left: 3 },
  correction: 'possible',
  gift: null,
  held: null,
})

describe('isWaiting', () => {
  it('is while a key is missing that comes by itself', () => {
    expect(isWaiting(keysWith('waiting'))).toBe(true)
    for (const progress of ['delivered', 'sending', 'manual', 'refunded', 'stopped'] as const)
      expect(isWaiting(keysWith(progress))).toBe(false)
    expect(isWaiting(keysWith('waiting', 'on_hold'))).toBe(false)
    expect(isWaiting(keysWith('sending', 'waits'))).toBe(false)
    expect(isWaiting(keysWith('sending', 'unconfirmed'))).toBe(true)
  })
})

describe('nextPollMs', () => {
  it('asks soon while keys are missing, then less often', () => {
    const times = [1, 23, 24, 500].map((polls) => nextPollMs(keysWith('waiting'), polls))
    expect(times).toEqual([5000, 5000, 30_000, 30_000])
  })

  it('looks now and then whether keys may still be shown', () => {
    expect(nextPollMs(keysWith('sending'), 1)).toBe(300_000)
    expect(nextPollMs(keysWith('waiting', 'on_hold'), 1)).toBe(300_000)
  })

  it('ends with the order, and without an answer', () => {
    expect(nextPollMs(keysWith('stopped', 'closed'), 1)).toBe(false)
    expect(nextPollMs(undefined, 0)).toBe(false)
  })

  it('stays far below the limit of the call', () => {
    const polls = 10 * 60_000
    let [spent, asked] = [0, 0]
    while (spent < polls) {
      asked++
      spent += Number(nextPollMs(keysWith('waiting'), asked))
    }
    expect(asked).toBeLessThan(120 / 2)
  })
})
