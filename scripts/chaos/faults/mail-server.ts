import { setTimeout as sleep } from 'node:timers/promises'
import { control } from '../providers'
import type { Fault } from './fault'

/** The mail server refuses, keeps silent, or takes a mail and is gone before it says so. */
export const mailServer: Fault = {
  name: 'mail-server',
  every: 6,
  async strike({ simulators }, draw) {
    const outcome = draw.weighted({
      down: 2,
      reject: 1,
      tempfail: 2,
      accept_then_drop: 4,
      silent: 1,
    })
    const pause = draw.between(200, 3000)
    await control(simulators.mail, '__control', { outcome })
    await sleep(pause)
    await control(simulators.mail, '__control', { outcome: 'up' })
    return `${outcome}, for ${pause} ms`
  },
}
