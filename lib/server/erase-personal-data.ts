import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { deleteMails } from '@/lib/mail/delete-mails'
import { lockMessage, MESSAGE_ENTITY } from '@/lib/messages/admin-commands'
import { type Actor, recordAudit } from '@/lib/staff/audit'

// Erasing leaves nothing of a person: neither mails that are still to be sent, nor addresses in the
// outbox, nor names in the audit trail.

/** Deletes a message with its answers and their mails. @throws AppError `not_found` */
export async function deleteMessage(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { category, status, createdAt } = await lockMessage(tx, id)
    const answers = await tx.contactAnswer.findMany({
      where: { messageId: id },
      select: { id: true },
    })
    await deleteMails(tx, {
      OR: [
        { dedupeKey: { in: [`contact:${id}`, `contact:${id}:received`] } },
        ...answers.map((answer) => ({
          kind: 'contact_answer',
          payload: { path: ['answerId'], equals: answer.id },
        })),
      ],
    })
    await tx.contactMessage.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'message.delete',
      entityType: MESSAGE_ENTITY,
      entityId: id,
      before: { category, status, createdAt: createdAt.toISOString(), answers: answers.length },
    })
  })
}

/** Removes a subscriber, whatever state the subscription is in. @throws AppError `not_found` */
export async function removeSubscriber(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const subscriber = await tx.newsletterSubscriber
      .delete({ where: { id } })
      .catch(notFound('There is no such subscriber'))
    await deleteMails(tx, {
      kind: { startsWith: 'newsletter_' },
      toAddress: subscriber.email,
    })
    await recordAudit(tx, actor, {
      action: 'subscriber.remove',
      entityType: 'subscriber',
      entityId: id,
      before: { createdAt: subscriber.createdAt.toISOString() },
    })
  })
}

/** Deletes a job application with its CV and its mails. @throws AppError `not_found` */
export async function deleteApplication(actor: Actor, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { job, createdAt } = await tx.jobApplication
      .delete({ where: { id }, select: { job: true, createdAt: true } })
      .catch(notFound('There is no such application'))
    await deleteMails(tx, {
      dedupeKey: { in: [`application:${id}`, `application:${id}:received`] },
    })
    await recordAudit(tx, actor, {
      action: 'application.delete',
      entityType: 'application',
      entityId: id,
      before: { job, createdAt: createdAt.toISOString() },
    })
  })
}

const notFound = (message: string) => (error: unknown) => {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025')
    throw new AppError('not_found', message)
  throw error
}
