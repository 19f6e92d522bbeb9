import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
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
    await setImmediate()
    expect(take('a')).not.toBeInstanceOf(Promise)
  })

  it('are not kept for one who leaves while it waits', async () => {
    const take = fairTurns({ atOnce: 1, waiting: 1 })
    const first = await take('a')
    const answer = new PassThrough()
    const left = take('a', answer)
    expect(take('a')).toBeNull()
    answer.destroy()
    expect(await left).toBeNull()
    const next = take('a')
    expect(next).toBeInstanceOf(Promise)
    first?.()
    ;(await next)?.()
    await setImmediate()
    expect(take('a')).not.toBeInstanceOf(Promise)
  })

  it('last until others could be read, so that what came together waits for each other', async () => {
    const take = fairTurns({ atOnce: 1, waiting: 1 })
    ;(await take('a'))?.()
    const second = take('a')
    expect(second).toBeInstanceOf(Promise)
    ;(await second)?.()
    await setImmediate()
    expect(take('a')).not.toBeInstanceOf(Promise)
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
    await jest.advanceTimersByTimeAsync(0)
    expect(take('a')).not.toBeInstanceOf(Promise)
    jest.useRealTimers()
  })
})
