// Several server processes on one port: started, replaced when they die, renewed one by one on SIGHUP.
import cluster from 'node:cluster'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { HAND_OVER, READY } from './process-messages.mjs'

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 15_000
/** A process that lived for this long was all right; the next failure is a new one. */
const STEADY_MS = 60_000

/**
 * @typedef {import('node:cluster').Worker} Worker
 * @typedef {{ place: number, since: number, leaving: boolean }} Server
 */

/** @param {{ count: number, port: number }} settings how many processes, on which port */
export function superviseServers({ count, port }) {
  /** @type {Map<Worker, Server>} */
  const servers = new Map()
  /** The pause before the next try, by place. @type {Map<number, number>} */
  const pauses = new Map()
  let stopping = false
  let up = false

  /** @param {number} place @returns {Promise<Worker | null>} once it serves; null when it ended before */
  function start(place) {
    // One of them runs the jobs; it would be as many workers otherwise.
    const worker = cluster.fork(place === 0 ? {} : { WORKER: 'off' })
    servers.set(worker, { place, since: Date.now(), leaving: false })
    return new Promise((resolve) => {
      worker.on('message', (message) => message === READY && resolve(worker))
      worker.once('exit', () => resolve(null))
    })
  }

  cluster.on('exit', (worker, code) => {
    const ended = servers.get(worker)
    servers.delete(worker)
    if (!ended) return
    if (stopping) {
      if (servers.size === 0) process.exit(0)
      return
    }
    if (!up) return
    if (!ended.leaving) {
      console.error(`✖ A server process ended with code ${code}; it is started again.`)
      startAgain(ended)
    }
  })

  /** @param {Server} ended */
  async function startAgain({ place, since }) {
    const steady = Date.now() - since > STEADY_MS
    const pause = steady ? FIRST_PAUSE_MS : (pauses.get(place) ?? FIRST_PAUSE_MS)
    pauses.set(place, Math.min(pause * 2, MAX_PAUSE_MS))
    await sleep(pause)
    if (!stopping) await start(place)
  }

  let renewing = false
  async function renew() {
    if (renewing || stopping) return
    renewing = true
    for (const [worker, server] of [...servers]) {
      const next = await start(server.place)
      if (!next) {
        console.error('✖ A new server process could not start; the old ones serve on.')
        break
      }
      server.leaving = true
      worker.send(HAND_OVER)
    }
    renewing = false
  }

  function stop() {
    if (stopping) return
    stopping = true
    if (servers.size === 0) process.exit(0)
    for (const worker of servers.keys()) worker.process.kill('SIGTERM')
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  process.on('SIGHUP', renew)

  Promise.all(Array.from({ length: count }, (_, place) => start(place))).then((started) => {
    if (stopping) return
    if (started.includes(null)) {
      stop()
      process.exitCode = 1
      return
    }
    up = true
    console.log(`Softhaven serves http://localhost:${port} with ${count} processes`)
    process.send?.(READY)
  })
}
