import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'

/** So long no worker of a process may fail to ask for a job before the queue is started anew. */
const UNABLE_FOR_MS = 10_000

/**
 * Tells of the workers of this process, of which each job has one.
 *
 * The queue keeps what it learned of its kinds of jobs when it started, even a failure: if the database was lost at that
 * very moment, no worker asks for a job ever again, and nothing but a message for debugging tells so.
 *
 * @param onLost the queue does not come back by itself: a worker could not say what became of its job and is gone, or
 *   none was able to ask for a job for a while
 * @param clock milliseconds that never jump
 * @returns `able`: the workers that work on a job or were able to ask for one
 */
export function watchWorkers(
  onLost: (error: unknown) => void,
  clock: () => number = () => performance.now(),
): { able: Set<string>; events: WorkerEvents } {
  const able = new Set<string>()
  const events: WorkerEvents = new EventEmitter()
  let unableSince: number | undefined
  const isAble = ({ worker }: { worker: { workerId: string } }) => {
    able.add(worker.workerId)
    unableSince = undefined
  }
  events.on('worker:create', ({ worker }) => able.add(worker.workerId))
  events.on('worker:release', ({ worker }) => able.delete(worker.workerId))
  events.on('worker:getJob:empty', isAble)
  events.on('job:start', isAble)
  events.on('worker:getJob:error', ({ worker, error }) => {
    able.delete(worker.workerId)
    unableSince ??= clock()
    if (clock() - unableSince < UNABLE_FOR_MS) return
    unableSince = undefined
    onLost(error)
  })
  events.on('worker:fatalError', ({ error }) => onLost(error))
  return { able, events }
}
