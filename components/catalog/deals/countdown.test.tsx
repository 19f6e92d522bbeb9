import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderInStore } from '@/tests/setup/components'
import { Countdown } from './countdown'

const MINUTE = 60_000

afterEach(() => void jest.useRealTimers())

describe('the countdown of deals', () => {
  it('goes to the end of the day (UTC), and starts again', async () => {
    jest.useFakeTimers({
      doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
      now: new Date('2026-06-15T22:58:50Z'),
    })
    await renderInStore(<Countdown label="Ends in" />)
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
    const timer = screen.getByRole('timer')
    expect(timer).toHaveTextContent('Ends in 01:01:10')
    // A timer is announced only if marked so.
    expect(timer.closest('[aria-live]')).toBeNull()
    await wait(1000)
    expect(timer).toHaveTextContent('Ends in 01:01:09')
    jest.setSystemTime(Date.now() + 60 * MINUTE)
    await wait(1000)
    expect(timer).toHaveTextContent('Ends in 00:01:08')
    jest.setSystemTime(Date.now() + 2 * MINUTE)
    await wait(1000)
    expect(timer).toHaveTextContent('Ends in 23:59:07')
  })
})
