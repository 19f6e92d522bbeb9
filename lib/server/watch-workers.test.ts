import { expect, it, jest } from '@jest/globals'
import type { Worker } from 'graphile-worker'
import { watchWorkers } from './watch-workers'

/** What the events tell of a worker. */
const worker = (workerId: string) => ({ workerId }) as Worker
const [first, second] = [worker('first'), worker('second')]
const error = new Error('Connection terminated unexpectedly')
const tasks = {}

function watched() {
  const onLost = jest.fn()
  let now = 0
  const { able, events } = watchWorkers(onLost, () => now)
  for (const each of [first, second]) events.emit('worker:create', { worker: each, tasks })
  return {
    onLost,
    able,
    events,
    fail: (atSecond: number, each = first) => {
      now = atSecond * 1000
      events.emit('worker:getJob:error', { worker: each, error })
    },
  }
}

it('counts a new worker as able', () => {
  expect([...watched().able]).toEqual(['first', 'second'])
})

it('does not count one that failed to ask for a job, until it can', () => {
  const { able, events, fail } = watched()
  fail(1)
  expect([...able]).toEqual(['second'])
  events.emit('worker:getJob:empty', { worker: first })
  expect(able.has('first')).toBe(true)
})

it('calls the queue lost when nobody was able to ask for ten seconds', () => {
  const { onLost, fail } = watched()
  fail(1)
  fail(5, second)
  fail(10.9)
  expect(onLost).not.toHaveBeenCalled()
  fail(11)
  expect(onLost).toHaveBeenCalledTimes(1)
  expect(onLost).toHaveBeenCalledWith(error)
})

it('does so once for each ten seconds', () => {
  const { onLost, fail } = watched()
  for (const second of [1, 11, 12, 20, 22]) fail(second)
  expect(onLost).toHaveBeenCalledTimes(2)
})

it('waits anew after one of them was able to', () => {
  const { onLost, events, fail } = watched()
  fail(1)
  events.emit('worker:getJob:empty', { worker: second })
  fail(11)
  fail(12, second)
  expect(onLost).not.toHaveBeenCalled()
})

it('calls the queue lost at once when a worker is gone with its job', () => {
  const { onLost, events } = watched()
  events.emit('worker:fatalError', { worker: first, error, jobError: null })
  expect(onLost).toHaveBeenCalledTimes(1)
})

it('forgets a worker that is released', () => {
  const { able, events } = watched()
  events.emit('worker:release', { worker: first })
  expect([...able]).toEqual(['second'])
})
