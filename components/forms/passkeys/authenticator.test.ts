import { describe, expect, it } from '@jest/globals'
import { refusalOf, unlessCancelled } from './authenticator'

const named = (name: string) => Object.assign(new Error('no'), { name })

describe('an authenticator that answers nothing', () => {
  it.each([
    ['NotAllowedError', 'cancelled'],
    ['InvalidStateError', 'known'],
    ['SecurityError', 'failed'],
    ['HttpError', null],
    ['TypeError', null],
  ])('says by %s that it was %s', (name, refusal) => {
    expect(refusalOf(named(name))).toBe(refusal)
  })

  it('is no failure when its user closed the dialog', async () => {
    expect(await unlessCancelled(Promise.resolve('answer'))).toBe('answer')
    expect(await unlessCancelled(Promise.reject(named('AbortError')))).toBeNull()
    await expect(unlessCancelled(Promise.reject(named('TypeError')))).rejects.toThrow('no')
  })
})
