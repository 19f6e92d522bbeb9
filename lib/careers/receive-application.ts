import 'server-only'
import { db } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import { storeApplication } from './commands'
import type { Application, Cv } from './contracts'

/** Stores an application, mails it to those who hire and acknowledges it: all of it or nothing. */
export async function receiveApplication(application: Application, cv: Cv): Promise<void> {
  const { careersEmail } = await currentSettings()
  await db().$transaction(async (tx) => {
    const applicationId = await storeApplication(tx, application, cv)
    await queueMail(tx, {
      kind: 'job_application',
      dedupeKey: `application:${applicationId}`,
      to: careersEmail,
      locale: 'en',
      payload: { applicationId },
    })
    await queueMail(tx, {
      kind: 'application_received',
      dedupeKey: `application:${applicationId}:received`,
      to: application.email,
      locale: application.locale,
      payload: { applicationId },
    })
  })
}
