import 'server-only'
import { db } from '@/lib/core/db'
import { storeApplication } from '@/lib/domains/careers/commands'
import type { Application, Cv } from '@/lib/domains/careers/contracts'
import { currentSettings } from '@/lib/domains/settings/queries'
import { queueAndSchedule } from './deliver-keys'

/** Stores an application, mails it to those who hire and acknowledges it: all of it or nothing. */
export async function receiveApplication(application: Application, cv: Cv): Promise<void> {
  const { careersEmail } = await currentSettings()
  await db().$transaction(async (tx) => {
    const applicationId = await storeApplication(tx, application, cv)
    await queueAndSchedule(tx, {
      kind: 'job_application',
      dedupeKey: `application:${applicationId}`,
      to: careersEmail,
      locale: 'en',
      payload: { applicationId },
    })
    await queueAndSchedule(tx, {
      kind: 'application_received',
      dedupeKey: `application:${applicationId}:received`,
      to: application.email,
      locale: application.locale,
      payload: { applicationId },
    })
  })
}
