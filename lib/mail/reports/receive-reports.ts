import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
import type { MailProvider, ProviderReport, SignedMessage } from '@/lib/mail/provider'
import { mailProviderOf } from '@/lib/mail/providers'
import { addJob } from '@/lib/platform/jobs'
import { storedPlugin } from '@/lib/plugins/queries'
import { confirmReportsJob, handleMailReportJob } from './jobs'

/**
 * Takes what a mail provider tells of mails: its signature is checked before anything is believed, and each report is noted with
 * the job that handles it before it is answered. A repeated one is handled once. The provider is heard while its plugin
 * is off, too: mails that it took before may still come back.
 *
 * @param id of the provider's plugin, such as `sendgrid`
 * @throws AppError `not_found` where there is no such provider, `unauthorized` for a signature that does not fit, `unavailable` when it can't be
 *   checked (the provider then sends it again), `invalid` for a signed text that is no report
 */
export async function receiveMailReports(id: string, message: SignedMessage): Promise<void> {
  const provider = mailProviderOf(id)
  if (!provider) throw new AppError('not_found', say('request.noSuchCall'))
  const reports = await genuineReports(provider, message)
  await db().$transaction(async (tx) => {
    for (const report of await newOf(tx, id, reports)) await schedule(tx, id, report)
  })
}

/** @throws AppError */
async function genuineReports(
  { plugin, readReports }: MailProvider,
  message: SignedMessage,
): Promise<ProviderReport[]> {
  const stored = await storedPlugin(plugin)
  const checked = await readReports(stored?.values ?? {}, message)
  switch (checked.verdict) {
    case 'genuine':
      return checked.reports
    case 'forged':
      throw forged(plugin.id)
    case 'unreadable':
      throw new AppError('invalid', say('providerEvents.noNotification'))
    case 'undecided':
      throw new AppError('unavailable', say('providerEvents.signatureUnchecked'), {
        retryAfter: 60,
      })
    case 'not_set_up':
      throw new AppError('unavailable', say('providerEvents.noKey'), { retryAfter: 60 })
  }
}

function forged(provider: string): AppError {
  log.warn({ provider }, 'a report on mails with a wrong signature was refused')
  return new AppError('unauthorized', say('providerEvents.signature'))
}

/** Notes reports. @returns those that were not known. @throws AppError for another one by the name of a known one */
async function newOf(
  tx: Tx,
  provider: string,
  reports: readonly ProviderReport[],
): Promise<ProviderReport[]> {
  const byId = new Map(reports.map((report) => [report.id, report]))
  const noted = await tx.mailReport.createManyAndReturn({
    data: [...byId.values()].map(({ id, digest }) => ({ provider, reportId: id, digest })),
    skipDuplicates: true,
    select: { reportId: true },
  })
  const isNew = new Set(noted.map(({ reportId }) => reportId))
  for (const { id, digest } of byId.values()) {
    if (digest === undefined || isNew.has(id)) continue
    const known = await tx.mailReport.findUnique({
      where: { provider_reportId: { provider, reportId: id } },
    })
    if (known?.digest !== digest) throw forged(provider)
  }
  return [...byId.values()].filter(({ id }) => isNew.has(id))
}

async function schedule(
  tx: Tx,
  provider: string,
  { id, report, confirmBy }: ProviderReport,
): Promise<void> {
  const key = `mail_report:${provider}:${id}`
  if (report) await addJob(tx, handleMailReportJob, { ...report, at: report.at.toISOString() }, key)
  if (confirmBy !== undefined) await addJob(tx, confirmReportsJob, { url: confirmBy }, key)
}
