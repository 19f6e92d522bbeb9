import { describe, expect, it, jest } from '@jest/globals'
import { fairTurns } from './fair-turns.mjs'

describe('turns', () => {
  it('are given at once, then in order, then not at all; to each caller separately', async () => {
    const take = fairTurns({ atOnce: 2, waiting: 2 })
    const first = await take('a')
    const second = await take('a')
    const order: string[] = []
    const third = Promise.resolve(take('a')).then((end) => {
      order.push('third')
      return end
    })
    const fourth = Promise.resolve(take('a')).then((end) => {
      order.push('fourth')
      return end
    })
    expect(take('a')).toBeNull()
    expect(take('b')).not.toBeNull()
    expect(order).toEqual([])
    first?.()
    await third
    expect(order).toEqual(['third'])
    second?.()
    const ends = [await third, await fourth]
    expect(order).toEqual(['third', 'fourth'])
    for (const end of ends) end?.()
    expect(take('a')).not.toBeInstanceOf(Promise)
  })

  it('are one at a time while a crowd waits, and several again afterwards', async () => {
    const take = fairTurns({ atOnce: 2, waiting: 9, crowd: 3 })
    const ends: (() => void)[] = []
    const began = () => ends.length
    for (let index = 0; index < 6; index++)
      void Promise.resolve(take('a')).then((end) => end && ends.push(end))
    const settled = () => new Promise((resolve) => setImmediate(resolve))
    await settled()
    expect(began()).toBe(2)
    ends[0]?.()
    await settled()
    expect(began()).toBe(2)
    ends[1]?.()
    await settled()
    expect(began()).toBe(3)
    ends[2]?.()
    await settled()
    // Two are left to wait, which is no crowd.
    expect(began()).toBe(4)
    ends[3]?.()
    await settled()
    expect(began()).toBe(6)
  })

  it('begin after a rest as long as the turn before where others wait for theirs', async () => {
    jest.useFakeTimers()
    const take = fairTurns({ atOnce: 1, waiting: 2, rests: true })
    const first = await take('a')
    let began = false
    const second = Promise.resolve(take('a')).then((end) => {
      began = true
      return end
    })
    await jest.advanceTimersByTimeAsync(100)
    first?.()
    await jest.advanceTimersByTimeAsync(99)
    expect(began).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(began).toBe(true)
    // Nobody waits: no rest.
    ;(await second)?.()
    expect(take('a')).not.toBeInstanceOf(Promise)
    jest.useRealTimers()
  })
})
