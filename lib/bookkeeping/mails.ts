import 'server-only'
import { z } from 'zod'
import { type Composed, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { comparisonById } from './queries'

const payloadSchema = z.object({ comparisonId: z.uuid() })

/** Notifies the owner of differences between the books. */
export async function composeBooksNotice(email: Outgoing): Promise<Composed> {
  const { comparisonId } = payloadSchema.parse(email.payload)
  const [{ provider: id, from, to, differences }, t] = await Promise.all([
    comparisonById(comparisonId),
    mailTranslator('en'),
  ])
  const provider = PROVIDER_NAMES[id]
  return composeOwnerMail({
    subject: t('owner.booksSubject', { provider }),
    paragraphs: [t('owner.booksBody', { provider, from, to, count: differences.length })],
    action: { label: t('owner.booksAction'), url: storeUrl('en', '/admin/payments/books') },
  })
}
