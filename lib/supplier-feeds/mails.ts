import 'server-only'
import { z } from 'zod'
import { type Composed, mailTranslator, storeAddress } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { feedRow, toFeed } from './queries'

const payloadSchema = z.object({ feedId: z.number().int() })

/** Notifies the owner of a supplier's feed that was held or failed; `null` once it was imported. */
export async function composeFeedStopped(email: Outgoing): Promise<Composed | null> {
  const { feedId } = payloadSchema.parse(email.payload)
  const [{ name, lastResult }, t] = await Promise.all([
    feedRow(feedId).then(toFeed),
    mailTranslator('en'),
  ])
  if (!lastResult || lastResult.message === '') return null
  const { outcome, message } = lastResult
  return composeOwnerMail({
    subject: t('owner.feedStoppedSubject', { name }),
    paragraphs: [
      t(outcome === 'held' ? 'owner.feedHeldBody' : 'owner.feedFailedBody', { name, message }),
    ],
    action: {
      label: t('owner.feedStoppedAction'),
      url: storeAddress('en', '/admin/products?feeds'),
    },
  })
}
