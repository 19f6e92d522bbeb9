import type { Fault } from './fault'

/** PostgreSQL ends, gently or not, and comes back. */
export const databaseRestarted: Fault = {
  name: 'database-restarted',
  every: 18,
  async strike({ database }, draw) {
    const ending = draw.weighted({ fast: 30, immediate: 50, killed: 20 })
    const pause = draw.between(0, 1500)
    await database.restart(ending, pause)
    return `${ending}, for ${pause} ms and its start`
  },
}
