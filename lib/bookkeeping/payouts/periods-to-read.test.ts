import { expect, it } from '@jest/globals'
import { periodsToRead } from './periods-to-read'

const NOW = new Date('2026-11-25T12:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const firstAt = ago(100)

const days = (...given: Parameters<typeof periodsToRead>) =>
  periodsToRead(...given).map(({ from, to }) =>
    [from, to].map((date) => (NOW.getTime() - date.getTime()) / 86_400_000),
  )

it('are one a day, which looks back', () => {
  expect(days({ readUntil: ago(1), firstAt, reachDays: 730 }, NOW)).toEqual([[30, 0]])
})

it('begin with the first payment, and have no gaps', () => {
  expect(days({ readUntil: null, firstAt, reachDays: 730 }, NOW)).toEqual([
    [100, 69],
    [69, 38],
    [38, 7],
    [7, 0],
  ])
})

it('go on where they stopped, and not further back than the provider tells', () => {
  expect(days({ readUntil: ago(69), firstAt, reachDays: 730 }, NOW)[0]).toEqual([98, 67])
  expect(days({ readUntil: null, firstAt, reachDays: 20 }, NOW)).toEqual([[20, 0]])
})

it('end where the next begins, in whole seconds', () => {
  const odd = new Date(ago(40).getTime() + 789)
  const periods = periodsToRead(
    { readUntil: null, firstAt: odd, reachDays: 730 },
    new Date(NOW.getTime() + 321),
  )
  expect(
    periods.flatMap(({ from, to }) => [from, to]).map((date) => date.getTime() % 1000),
  ).toEqual([0, 0, 0, 0])
  expect(periods[0]?.to).toEqual(periods[1]?.from)
})

it('are none when the clock went back', () => {
  expect(days({ readUntil: ago(-60), firstAt, reachDays: 730 }, NOW)).toEqual([])
})
