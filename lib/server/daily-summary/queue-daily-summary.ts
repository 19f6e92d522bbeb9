import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { mailOwner } from '@/lib/mail/mail-owner'
import { defineJob } from '@/lib/platform/jobs'
import { currentSettings } from '@/lib/settings/queries'
import { collectSummary, hasNews } from './collect'
import { dayBefore, summaryDay } from './summary-day'

/** Mails the owner what happened yesterday; `_cron.ts` is the hour that it was due in. */
export const dailySummaryJob = defineJob(
  'mail_daily_summary',
  z.object({ _cron: z.object({ ts: z.coerce.date() }).optional() }),
)

/**
 * Queues the summary of the day before, once, in the hour of the store's time zone in which it is due;
 * asked for by hand, at once. On a day without news nothing is sent.
 */
export async function queueDailySummary({
  _cron: due,
}: z.output<typeof dailySummaryJob.payload>): Promise<void> {
  const { timezone, mailDailySummary } = await currentSettings()
  const day = due ? summaryDay(due.ts, timezone) : dayBefore(new Date(), timezone)
  if (day === null || !mailDailySummary) return
  const summary = await collectSummary(day, timezone)
  if (!hasNews(summary)) return
  await db().$transaction((tx) =>
    mailOwner(tx, {
      kind: 'owner_daily_summary',
      dedupeKey: `daily-summary:${day}`,
      payload: summary,
    }),
  )
}
