import 'server-only'
import type { MailingPreview } from './contracts'
import { composeText } from './mails'

/** A text of a mailing as readers will see it, saved or not. */
export async function previewMailing({
  language,
  text,
  productIds,
}: MailingPreview): Promise<{ subject: string; html: string }> {
  const { mail } = await composeText({ locale: language, mailingId: 0, productIds, text })
  return { subject: mail.subject, html: mail.html }
}
