import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/core/time'
import { RATES_DELAY_MS } from '@/lib/settings/rates/failures'

/** `watch`: something is not as it should be; `broken`: it does not work until somebody acts. */
export const HEALTH_STATES = ['ok', 'watch', 'broken'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

/** Mails and jobs that are due for longer wait for something that is wrong. */
const MAIL_DELAY_MS = 15 * MINUTE_MS
const JOB_DELAY_MS = 5 * MINUTE_MS
/** A provider that failed in this time without a payment since then is worth a look. */
const FAILURE_COUNTS_MS = 24 * HOUR_MS

/** The daily backup may fail once. */
const BACKUP_AGE_MS = 2 * DAY_MS

const isOlder = (time: Date | null, milliseconds: number, now: Date): boolean =>
  time !== null && now.getTime() - time.getTime() > milliseconds

/** Payouts that can't be read for so long are not a provider's bad day. */
const PAYOUTS_DELAY_MS = 3 * DAY_MS

/** Whether the payouts of a provider cannot be read for days. */
export const arePayoutsStuck = (failingSince: Date | null, now: Date): boolean =>
  isOlder(failingSince, PAYOUTS_DELAY_MS, now)

/**
 * Whether payments of a provider come through: its last failure, unless it is a day old or something was paid since; and
 * whether its payouts are known.
 */
export function paymentHealth(
  {
    lastPaidAt,
    lastFailedAt,
    payoutsFailingSince,
  }: { lastPaidAt: Date | null; lastFailedAt: Date | null; payoutsFailingSince: Date | null },
  now: Date,
): HealthState {
  if (arePayoutsStuck(payoutsFailingSince, now)) return 'watch'
  if (lastFailedAt === null || isOlder(lastFailedAt, FAILURE_COUNTS_MS, now)) return 'ok'
  return lastPaidAt !== null && lastPaidAt > lastFailedAt ? 'ok' : 'watch'
}

/** A mailbox that can't be read for so long is not a server's bad moment. */
const BOUNCES_DELAY_MS = HOUR_MS

/** Whether it stays unknown which mails came back. */
export const areBouncesUnread = (failingSince: Date | null, now: Date): boolean =>
  isOlder(failingSince, BOUNCES_DELAY_MS, now)

/** Whether mails are sent, and whether it is known which come back. */
export function mailHealth(
  mail: {
    hasServer: boolean
    failed: number
    oldestAt: Date | null
    bouncesFailingSince: Date | null
  },
  now: Date,
): HealthState {
  if (!mail.hasServer) return 'broken'
  if (areBouncesUnread(mail.bouncesFailingSince, now)) return 'watch'
  return mail.failed > 0 || isOlder(mail.oldestAt, MAIL_DELAY_MS, now) ? 'watch' : 'ok'
}

/** Whether jobs run in time. */
export function jobsHealth(
  jobs: { isWorkerAlive: boolean; oldestAt: Date | null; givenUp: number },
  now: Date,
): HealthState {
  if (!jobs.isWorkerAlive) return 'broken'
  return jobs.givenUp > 0 || isOlder(jobs.oldestAt, JOB_DELAY_MS, now) ? 'watch' : 'ok'
}

/** Whether the store backs itself up: the last one that succeeded is not old, and none failed since. */
export function backupHealth(
  {
    firstAt,
    lastGoodAt,
    failure,
  }: { firstAt: Date | null; lastGoodAt: Date | null; failure: object | null },
  now: Date,
): HealthState {
  if (isOlder(lastGoodAt ?? firstAt, BACKUP_AGE_MS, now)) return 'broken'
  return failure === null ? 'ok' : 'watch'
}

/** Whether the rates of the day are read; the last ones are in use until then, or the fixed ones where there are none. */
export function ratesHealth(
  {
    day,
    failingSince,
    held,
  }: { day: string | null; failingSince: Date | null; held: readonly string[] },
  now: Date,
): HealthState {
  const isStuck =
    failingSince !== null && (day === null || isOlder(failingSince, RATES_DELAY_MS, now))
  return isStuck || held.length > 0 ? 'watch' : 'ok'
}
