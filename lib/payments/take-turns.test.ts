import { describe, expect, it } from '@jest/globals'
import { inTurn } from './take-turns'

let payers = 0

/** A payer who shares nothing with others, unless it is said. */
const payer = (shared: Partial<Parameters<typeof inTurn>[0]> = {}) => {
  payers++
  return {
    sessionId: `session ${payers}`,
    networkHash: `network ${payers}`,
    cardHash: `card ${payers}`,
    ...shared,
  }
}

/** An attempt that ends when it is told to. */
function attempt() {
  const state = { isBegun: false, end: () => {} }
  const ended = new Promise<void>((resolve) => {
    state.end = resolve
  })
  return Object.assign(state, {
    run: () => {
      state.isBegun = true
      return ended
    },
  })
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve))

describe('attempts to pay', () => {
  it.each([{ sessionId: 'one session' }, { networkHash: 'one network' }, { cardHash: 'one card' }])(
    'that share %j take turns',
    async (shared) => {
      const [first, second] = [attempt(), attempt()]
      const both = [inTurn(payer(shared), first.run), inTurn(payer(shared), second.run)]
      await aMoment()
      expect([first.isBegun, second.isBegun]).toEqual([true, false])
      first.end()
      second.end()
      await Promise.all(both)
      expect(second.isBegun).toBe(true)
    },
  )

  it('that share nothing are made at once', async () => {
    const nobody = { sessionId: null, networkHash: null, cardHash: null }
    const attempts = [attempt(), attempt(), attempt(), attempt()]
    const payersOf = [payer(), payer(), nobody, nobody]
    const all = attempts.map(({ run }, at) => inTurn(payersOf[at] ?? nobody, run))
    await aMoment()
    expect(attempts.map(({ isBegun }) => isBegun)).toEqual([true, true, true, true])
    for (const { end } of attempts) end()
    await Promise.all(all)
  })

  it('that fail, fail for themselves alone', async () => {
    const shared = { cardHash: 'a card that fails' }
    const failed = inTurn(payer(shared), () => Promise.reject(new Error('Declined')))
    const next = inTurn(payer(shared), () => Promise.resolve('paid'))
    await expect(failed).rejects.toThrow('Declined')
    await expect(next).resolves.toBe('paid')
  })

  it('are refused when a hundred wait for the same turn', async () => {
    const shared = { networkHash: 'a crowd' }
    const first = attempt()
    const waiting = [inTurn(payer(shared), first.run)]
    for (let count = 0; count < 100; count++)
      waiting.push(inTurn(payer(shared), () => Promise.resolve()))
    await expect(inTurn(payer(shared), () => Promise.resolve())).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 60,
    })
    first.end()
    await Promise.all(waiting)
  })
})
