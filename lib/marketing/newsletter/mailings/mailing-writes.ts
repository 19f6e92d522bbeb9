import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { invalidField } from '@/lib/core/errors'
import { sanitizeArticle } from '@/lib/core/rich-text'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { type MailingInput, type MailingTexts, mailingTextsSchema } from './contracts'
import { unknownMailing } from './queries'

/** What entries of the audit trail call a mailing. */
export const MAILING_ENTITY = 'mailing'

type Row = Prisma.MailingGetPayload<object>

/** The columns that the owner decides on; texts are stored without what would be left out of the mail. */
export const columnsOf = ({ texts, productIds, mailsPerMinute }: MailingInput) => ({
  texts: sanitized(texts),
  productIds,
  mailsPerMinute,
})

function sanitized(texts: MailingTexts): Prisma.InputJsonObject {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      text ? [[language, { ...text, content: sanitizeArticle(text.content, env().SITE_URL) }]] : [],
    ),
  )
}

/** What the audit trail records of a mailing: not its whole texts. */
export const auditedMailing = (row: Row): Prisma.InputJsonObject => {
  const texts = mailingTextsSchema.parse(row.texts)
  return {
    subject: texts.en.subject,
    languages: Object.keys(texts),
    productIds: row.productIds,
    mailsPerMinute: row.mailsPerMinute,
  }
}

/** A mailing, locked until the transaction ends. @throws AppError `not_found` */
export async function lockMailing(tx: Tx, id: number): Promise<Row> {
  await lockRows(tx, 'Mailing', { id })
  const mailing = await tx.mailing.findUnique({ where: { id } })
  if (!mailing) throw unknownMailing()
  return mailing
}

/**
 * @param known those that it showed before, which may have been deleted since
 * @throws AppError `invalid` for products that do not exist
 */
export async function requireProducts(
  tx: Tx,
  productIds: readonly number[],
  known: readonly number[] = [],
): Promise<void> {
  const added = productIds.filter((id) => !known.includes(id))
  if ((await tx.product.count({ where: { id: { in: added } } })) < added.length)
    throw invalidField('productIds', say('products.oneUnknown'))
}
