import { cardsSettled } from './cards-settled'
import { clockJumped } from './clock-jumped'
import { databaseCut } from './database-cut'
import { databaseRestarted } from './database-restarted'
import { diskFull } from './disk-full'
import type { Fault } from './fault'
import { jobsEarly } from './jobs-early'
import { keysAdded } from './keys-added'
import { lookups } from './lookups'
import { mailServer } from './mail-server'
import { providerRefunds } from './provider-refunds'
import { serverKilled } from './server-killed'
import { tokensExpired } from './tokens-expired'

/**
 * The faults of the surroundings, which strike at random times. What meets a single checkout (an answer of a
 * provider, a browser that vanishes) is in its plan.
 */
export const FAULTS: readonly Fault[] = [
  serverKilled,
  databaseRestarted,
  databaseCut,
  diskFull,
  mailServer,
  clockJumped,
  jobsEarly,
  lookups,
  tokensExpired,
  cardsSettled,
  keysAdded,
  providerRefunds,
]
