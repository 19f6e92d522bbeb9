import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { type Composed, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { toFeed } from './queries'

const payloadSchema = z.object({ feedId: z.number().int() })

/** Notifies the owner of a supplier's feed that was held or failed; `null` once it was imported or removed. */
export async function composeFeedStopped(email: Outgoing): Promise<Composed | null> {
  const { feedId } = payloadSchema.parse(email.payload)
  const [feed, t] = await Promise.all([
    db().supplierFeed.findUnique({ where: { id: feedId } }),
    mailTranslator('en'),
  ])
  if (!feed) return null
  const { name, lastResult } = toFeed(feed)
  if (!lastResult || lastResult.message === '') return null
  const { outcome, message } = lastResult
  return composeOwnerMail({
    subject: t('owner.feedStoppedSubject', { name }),
    paragraphs: [
      t(outcome === 'held' ? 'owner.feedHeldBody' : 'owner.feedFailedBody', { name, message }),
    ],
    action: {
      label: t('owner.feedStoppedAction'),
      url: storeUrl('en', '/admin/products?feeds'),
    },
  })
}
