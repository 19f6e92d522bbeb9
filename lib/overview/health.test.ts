import { describe, expect, it } from '@jest/globals'
import { jobsHealth, mailHealth, paymentHealth, ratesHealth } from './health'

const NOW = new Date('2026-11-24T12:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

describe('the health of payments', () => {
  it.each([
    ['that never happened', null, null, null, 'ok'],
    ['without a failure', ago(600), null, null, 'ok'],
    ['whose last one failed', ago(60), ago(5), null, 'watch'],
    ['that only ever failed', null, ago(5), null, 'watch'],
    ['that were paid since one failed', ago(4), ago(5), null, 'ok'],
    ['that failed long ago', ago(4000), ago(24 * 60 + 1), null, 'ok'],
    ['whose payouts cannot be read today', ago(4), null, ago(3 * 24 * 60), 'ok'],
    ['whose payouts cannot be read for three days', ago(4), null, ago(3 * 24 * 60 + 1), 'watch'],
  ])('%s', (_, lastPaidAt, lastFailedAt, payoutsFailingSince, state) => {
    expect(paymentHealth({ lastPaidAt, lastFailedAt, payoutsFailingSince }, NOW)).toBe(state)
  })
})

describe('the health of mails', () => {
  const idle = { hasServer: true, failed: 0, oldestAt: null, bouncesFailingSince: null }
  it.each([
    ['without a server', { ...idle, hasServer: false }, 'broken'],
    ['with nothing to send', idle, 'ok'],
    ['with one on its way', { ...idle, oldestAt: ago(1) }, 'ok'],
    ['with one that waits for long', { ...idle, oldestAt: ago(16) }, 'watch'],
    ['with one that failed', { ...idle, failed: 1, oldestAt: ago(1) }, 'watch'],
    ['whose bounces cannot be read just now', { ...idle, bouncesFailingSince: ago(60) }, 'ok'],
    ['whose bounces cannot be read for long', { ...idle, bouncesFailingSince: ago(61) }, 'watch'],
  ])('%s', (_, mail, state) => {
    expect(mailHealth(mail, NOW)).toBe(state)
  })
})

describe('the health of jobs', () => {
  const idle = { isWorkerAlive: true, oldestAt: null, givenUp: 0 }
  it.each([
    ['that a worker runs', idle, 'ok'],
    ['that no worker runs', { ...idle, isWorkerAlive: false }, 'broken'],
    ['that are due just now', { ...idle, oldestAt: ago(1) }, 'ok'],
    ['that are due for long', { ...idle, oldestAt: ago(6) }, 'watch'],
    ['that failed too often', { ...idle, givenUp: 1 }, 'watch'],
  ])('%s', (_, jobs, state) => {
    expect(jobsHealth(jobs, NOW)).toBe(state)
  })
})

describe('the health of exchange rates', () => {
  const read = { day: '2026-11-24', failingSince: null, held: [] }
  const never = { ...read, day: null }
  it.each([
    ['that were read', read, 'ok'],
    ['that are about to be read', never, 'ok'],
    ['that could never be read', { ...never, failingSince: ago(1) }, 'watch'],
    ['that cannot be read today', { ...read, failingSince: ago(3 * 24 * 60) }, 'ok'],
    [
      'that cannot be read for three days',
      { ...read, failingSince: ago(3 * 24 * 60 + 1) },
      'watch',
    ],
    ['of which one jumped', { ...read, held: ['TRY'] }, 'watch'],
  ])('%s', (_, rates, state) => {
    expect(ratesHealth(rates, NOW)).toBe(state)
  })
})
