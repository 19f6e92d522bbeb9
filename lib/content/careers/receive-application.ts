import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { say } from '@/lib/core/server-text'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import type { Application, Cv } from './contracts'

/**
 * Stores an application, forwards it to the careers address and acknowledges it: all or nothing.
 *
 * @throws AppError `not_found` when the owner takes none
 */
export async function receiveApplication(application: Application, cv: Cv): Promise<void> {
  const { careersEmail, careersPage } = await currentSettings()
  if (!careersPage) throw new AppError('not_found', say('careers.off'))
  await db().$transaction(async (tx) => {
    const applicationId = newId()
    await tx.jobApplication.create({
      data: {
        id: applicationId,
        ...application,
        cvFileName: cv.fileName,
        cvContentType: cv.contentType,
        cv: cv.bytes,
      },
    })
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
