import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault'

/** The network between servers and PostgreSQL is cut: transactions end at any statement, a commit's answer is lost. */
export const databaseCut: Fault = {
  name: 'database-cut',
  every: 9,
  async strike({ servers }, draw) {
    const cut = draw.chance(0.3) ? servers : [draw.pick(servers)]
    const pause = draw.between(10, 2500)
    await Promise.all(cut.map(({ database }) => database.cut()))
    await sleep(pause)
    await Promise.all(cut.map(({ database }) => database.mend()))
    return `server ${cut.map(({ number }) => number).join(' and ')}, for ${pause} ms`
  },
}
