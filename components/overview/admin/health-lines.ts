import { pageLanguage } from '@/components/back-office/language/page-language'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import type { Texts } from '@/components/back-office/language/texts'
import { longDay } from '@/components/back-office/long-day'
import { timeAgo } from '@/components/back-office/time-ago'
import type { StoreHealth } from '@/lib/overview/contracts'

export const paymentLines = (
  t: Texts<'overview'>,
  {
    lastPaidAt,
    lastFailedAt,
    lastFailure,
    lastNoticeAt,
    payoutsFailingSince,
    payoutsFailure,
  }: StoreHealth['payments'][number],
) => [
  lastPaidAt ? t('health.lastPaid', { ago: timeAgo(lastPaidAt) }) : t('health.neverPaid'),
  ...failureLine(t, 'health.lastFailure', lastFailedAt, lastFailure),
  ...(lastNoticeAt ? [t('health.lastNotice', { ago: timeAgo(lastNoticeAt) })] : []),
  ...failureLine(t, 'health.payoutsUnread', payoutsFailingSince, payoutsFailure),
]

const failureLine = (
  t: Texts<'overview'>,
  key: 'health.lastFailure' | 'health.payoutsUnread' | 'health.bouncesUnread',
  at: string | null,
  failure: string | null,
) => (at ? [t(key, { ago: timeAgo(at), failure: sentenceInPageLanguage(String(failure)) })] : [])

export const mailLines = (t: Texts<'overview'>, mail: StoreHealth['mail']) => [
  mail.hasServer
    ? mail.lastSentAt
      ? t('health.lastSent', { ago: timeAgo(mail.lastSentAt) })
      : t('health.neverSent')
    : t('health.noServer'),
  ...(mail.waiting > 0
    ? [
        mail.oldestAt
          ? t('health.mailsWaitSince', { count: mail.waiting, ago: timeAgo(mail.oldestAt) })
          : t('health.mailsWait', { count: mail.waiting }),
      ]
    : []),
  ...failureLine(t, 'health.lastFailure', mail.lastErrorAt, mail.lastError),
  ...failureLine(t, 'health.bouncesUnread', mail.bouncesFailingSince, mail.bouncesFailure),
]

export const jobLines = (t: Texts<'overview'>, jobs: StoreHealth['jobs']) => [
  workerLine(t, jobs),
  jobs.waiting === 0
    ? t('health.nothingDue')
    : jobs.oldestAt
      ? t('health.jobsDueSince', { count: jobs.waiting, ago: timeAgo(jobs.oldestAt) })
      : t('health.jobsDue', { count: jobs.waiting }),
  ...(jobs.retrying > 0 ? [t('health.jobsRetrying', { count: jobs.retrying })] : []),
  ...(jobs.givenUp > 0 ? [t('health.jobsGivenUp', { count: jobs.givenUp })] : []),
]

function workerLine(
  t: Texts<'overview'>,
  { isWorkerAlive, workerSeenAt }: StoreHealth['jobs'],
): string {
  if (isWorkerAlive) return t('health.workerRuns')
  return workerSeenAt
    ? t('health.noWorkerSince', { ago: timeAgo(workerSeenAt) })
    : t('health.noWorker')
}

export const backupLines = (
  t: Texts<'overview'>,
  { lastGoodAt, lastFailedAt, lastFailure }: NonNullable<StoreHealth['backups']>,
) => [
  lastGoodAt ? t('health.lastBackup', { ago: timeAgo(lastGoodAt) }) : t('health.noBackup'),
  ...failureLine(t, 'health.lastFailure', lastFailedAt, lastFailure),
]

export const rateLines = (
  t: Texts<'overview'>,
  { day, failingSince, failure, held }: NonNullable<StoreHealth['rates']>,
) => [
  day ? t('health.ratesOf', { day: longDay(day, pageLanguage()) }) : t('health.noRates'),
  ...(failingSince && failure
    ? [
        t('health.ratesUnread', {
          ago: timeAgo(failingSince),
          failure: t(`health.rateFailures.${failure}`),
        }),
      ]
    : []),
  ...(held.length > 0 ? [t('health.ratesHeld', { currencies: held.join(', ') })] : []),
]
