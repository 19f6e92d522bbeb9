import type { Fault } from './fault'

const MEGABYTE = 1024 * 1024

/**
 * PostgreSQL's disk is full. Tables and indexes can't grow, statements fail in the midst of their transaction;
 * or not a byte can be written, and PostgreSQL gives up until there is room again.
 */
export const diskFull: Fault = {
  name: 'disk-full',
  every: 15,
  async strike({ database }, draw) {
    const [what, bytes] = draw.chance(0.8) ? ['tables', MEGABYTE] : ['everything', 0]
    const pause = draw.between(200, 4000)
    const isFilled = await database.fillDisk(bytes, pause)
    return isFilled ? `${what}, for ${pause} ms` : 'none, this machine has no prlimit'
  },
}
