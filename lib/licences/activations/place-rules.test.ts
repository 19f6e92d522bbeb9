import { describe, expect, it } from '@jest/globals'
import { lastFileEnds, movesLeft, nextPlaceAt } from './place-rules'

const NOW = new Date('2026-11-24T12:00:00Z')
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)

describe('the last file of a device', () => {
  it('ends 30 days after it can have been issued, and with its licence', () => {
    expect(lastFileEnds(NOW, null)).toEqual(new Date('2026-12-24T13:00:00Z'))
    expect(lastFileEnds(NOW, days(400))).toEqual(new Date('2026-12-24T13:00:00Z'))
    expect(lastFileEnds(NOW, days(3))).toEqual(days(3))
  })
})

describe('free moves', () => {
  it('count for 30 days, and are never fewer than none', () => {
    const moves = [days(-31), days(-30), days(-29), NOW]
    expect(movesLeft({ moves, freeMoves: 3 }, NOW)).toBe(1)
    expect(movesLeft({ moves, freeMoves: 1 }, NOW)).toBe(0)
    expect(movesLeft({ moves: [], freeMoves: 0 }, NOW)).toBe(0)
  })
})

describe('the next place', () => {
  it('is there at once while a move is free for each that is kept', () => {
    expect(nextPlaceAt({ keptUntil: [], moves: [], freeMoves: 0 }, NOW)).toBeNull()
    expect(nextPlaceAt({ keptUntil: [days(9)], moves: [], freeMoves: 1 }, NOW)).toBeNull()
    expect(nextPlaceAt({ keptUntil: [days(9), days(4)], moves: [], freeMoves: 1 }, NOW)).toEqual(
      days(4),
    )
  })

  it('comes as a file ends, or a move is free again, whichever is first', () => {
    const kept = [days(20), days(25)]
    expect(nextPlaceAt({ keptUntil: kept, moves: [], freeMoves: 0 }, NOW)).toEqual(days(20))
    expect(nextPlaceAt({ keptUntil: kept, moves: [days(-25)], freeMoves: 1 }, NOW)).toEqual(days(5))
    expect(nextPlaceAt({ keptUntil: kept, moves: [days(-2)], freeMoves: 1 }, NOW)).toEqual(days(20))
  })

  it('waits for as many moves to end as there are too many, once fewer are allowed', () => {
    const moves = [days(-29), days(-28), days(-20)]
    expect(nextPlaceAt({ keptUntil: [days(30)], moves, freeMoves: 1 }, NOW)).toEqual(days(10))
    expect(nextPlaceAt({ keptUntil: [days(30)], moves, freeMoves: 2 }, NOW)).toEqual(days(2))
  })
})
