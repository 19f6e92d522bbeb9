import { setTimeout as sleep } from 'node:timers/promises'
import type { StoreServer } from '../servers'
import type { Fault } from './fault'

const MAX_STARTS = 20

/** A server that finds no database while it starts ends by itself, and is started again, as by any supervisor. */
export async function startUntilUp(server: StoreServer): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await server.start()
      return
    } catch (error) {
      await server.kill()
      if (attempt === MAX_STARTS) throw error
      await sleep(500)
    }
  }
}

/** A server process is gone between two instructions, whatever it was doing. */
export const serverKilled: Fault = {
  name: 'server-killed',
  every: 12,
  async strike({ servers }, draw) {
    const server = draw.pick(servers)
    const pause = draw.between(0, 2000)
    await server.kill()
    await sleep(pause)
    await startUntilUp(server)
    return `server ${server.number}, for ${pause} ms and its start`
  },
}
