import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault'

const MINUTE = 60_000

/** A server's clock jumps, and back again some seconds later. */
export const clockJumped: Fault = {
  name: 'clock-jumped',
  every: 8,
  async strike({ servers }, draw) {
    const server = draw.pick(servers)
    const minutes = draw.pick([-30, -5, -1, 1, 2, 5, 16, 40])
    const pause = draw.between(500, 5000)
    server.shiftClock(minutes * MINUTE)
    await sleep(pause)
    server.shiftClock(0)
    return `server ${server.number}, by ${minutes} minutes, for ${pause} ms`
  },
}
