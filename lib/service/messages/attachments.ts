/** The files of messages, and of what follows them. */
import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError, fieldError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import {
  ATTACHMENTS_FIELD,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENT_MEGABYTES,
  MAX_ATTACHMENTS,
} from './attachment-limits'
import { type Attachment, checkAttachment } from './check-attachment'
import { MESSAGE_ENTITY } from './message-lock'

/** What is told of a file without its content. */
export const FILE_FIELDS = {
  orderBy: { createdAt: 'asc' },
  select: { id: true, fileName: true, size: true },
} as const

const REFUSALS = {
  too_large: () =>
    fieldError(
      'too_large',
      ATTACHMENTS_FIELD,
      say('messages.fileTooLarge', { max: MAX_ATTACHMENT_MEGABYTES }),
    ),
  unsupported_type: () =>
    fieldError('unsupported_type', ATTACHMENTS_FIELD, say('messages.fileType')),
} as const

/**
 * The files of a form, checked.
 *
 * @throws AppError `invalid` for too many, `too_large`, `unsupported_type`
 */
export async function readAttachments(form: FormData): Promise<Attachment[]> {
  const files = form
    .getAll(ATTACHMENTS_FIELD)
    .filter((value): value is File => value instanceof File && value.size > 0)
  if (files.length > MAX_ATTACHMENTS)
    throw fieldError(
      'invalid',
      ATTACHMENTS_FIELD,
      say('messages.tooManyFiles', { max: MAX_ATTACHMENTS }),
    )
  const checked: Attachment[] = []
  for (const file of files) {
    if (file.size > MAX_ATTACHMENT_BYTES) throw REFUSALS.too_large()
    const bytes = new Uint8Array(await file.arrayBuffer())
    const result = await checkAttachment({ name: file.name, bytes })
    if (result === 'empty') continue
    if (typeof result === 'string') throw REFUSALS[result]()
    checked.push(result)
  }
  return checked
}

/** Stores checked files. @param answerId of what they came with; none: the message itself */
export async function storeAttachments(
  tx: Tx,
  of: { messageId: number; answerId?: number },
  files: readonly Attachment[],
): Promise<void> {
  for (const file of files)
    await tx.contactAttachment.create({
      data: { id: newId(), ...of, ...file, size: file.content.length },
      select: { id: true },
    })
}

/** The names of the files that came with a message, or with what followed it. */
export async function fileNamesOf(of: {
  messageId: number
  answerId: number | null
}): Promise<string[]> {
  const files = await db().contactAttachment.findMany({ ...FILE_FIELDS, where: of })
  return files.map(({ fileName }) => fileName)
}

/** The files of an answer, for the mail that takes them along. */
export async function attachmentsOf(answerId: number) {
  const files = await db().contactAttachment.findMany({
    where: { answerId },
    orderBy: { createdAt: 'asc' },
  })
  return files.map(({ fileName, contentType, content }) => ({
    filename: fileName,
    contentType,
    content: Buffer.from(content),
  }))
}

/** A file of a message. The audit trail records who has fetched it. @throws AppError `not_found` */
export async function readAttachment(
  actor: Actor,
  { id, fileId }: { id: number; fileId: string },
): Promise<Attachment> {
  return db().$transaction(async (tx) => {
    const file = await tx.contactAttachment.findFirst({
      where: { id: fileId, messageId: id },
      select: { fileName: true, contentType: true, content: true },
    })
    if (!file) throw new AppError('not_found', say('messages.unknownFile'))
    await recordAudit(tx, actor, {
      action: 'message.read_file',
      entityType: MESSAGE_ENTITY,
      entityId: id,
    })
    return file
  })
}
