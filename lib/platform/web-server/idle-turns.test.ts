import { expect, it, jest } from '@jest/globals'
import { idleTurns } from './idle-turns.mjs'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Takes a turn, and notes in `begun` when it begins. */
async function taken(turns: ReturnType<typeof idleTurns>, begun: string[], name: string) {
  const end = await turns.take()
  begun.push(name)
  return end
}

it('begin one after the other, while nobody waits for an answer', async () => {
  const turns = idleTurns({ patienceMs: 60_000 })
  const begun: string[] = []
  const answered = turns.begin()
  const first = taken(turns, begun, 'first')
  const second = taken(turns, begun, 'second')
  await settle()
  expect(begun).toEqual([])
  answered()
  const end = await first
  await settle()
  expect(begun).toEqual(['first'])
  const other = turns.begin()
  end()
  await settle()
  expect(begun).toEqual(['first'])
  other()
  const last = await second
  last()
  expect(begun).toEqual(['first', 'second'])
  await expect(turns.take()).resolves.toBeInstanceOf(Function)
})

it('begin in the end where there is always somebody who waits', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  try {
    const turns = idleTurns({ patienceMs: 1000 })
    const begun: string[] = []
    turns.begin()
    const first = taken(turns, begun, 'first')
    taken(turns, begun, 'second')
    jest.advanceTimersByTime(999)
    await settle()
    expect(begun).toEqual([])
    jest.advanceTimersByTime(1)
    await settle()
    expect(begun).toEqual(['first'])
    const end = await first
    end()
    await settle()
    expect(begun).toEqual(['first', 'second'])
  } finally {
    jest.useRealTimers()
  }
})
