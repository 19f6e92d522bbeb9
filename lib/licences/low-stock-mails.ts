import 'server-only'
import { type Composed, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import { stockDataSchema } from '@/lib/mail/notifications/message'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { keyStock } from './queries'

const MAX_LISTED = 20

/** Tells the owner of a product that has run low. */
export async function composeLowStock(email: Outgoing): Promise<Composed> {
  const { productId, productName, available, threshold } = stockDataSchema.parse(email.payload)
  const t = await mailTranslator('en')
  return composeOwnerMail({
    subject: t('owner.lowStockSubject', { productName, available }),
    paragraphs: [t('owner.lowStockBody', { productName, available, threshold })],
    action: { label: t('owner.addKeys'), url: storeUrl('en', `/admin/keys/${productId}`) },
    notes: [t('owner.lowStockOnce')],
  })
}

/** Stands for the mails about the products beyond those that are mailed one by one: all that are low now. */
export async function composeMoreLowStock(): Promise<Composed> {
  const [{ rows, total }, { lowStockThreshold: threshold }, t] = await Promise.all([
    keyStock({ filter: 'low', limit: MAX_LISTED, offset: 0 }),
    currentSettings(),
    mailTranslator('en'),
  ])
  return composeOwnerMail({
    subject: t('owner.moreLowStockSubject'),
    paragraphs: [t('owner.moreLowStockBody', { count: total, threshold })],
    tables: [
      {
        rows: rows.map(({ productId, productName, available }) => ({
          label: productName,
          value: String(available),
          url: storeUrl('en', `/admin/keys/${productId}`),
        })),
      },
    ],
    notes: total > rows.length ? [t('owner.andMore', { count: total - rows.length })] : [],
    action: { label: t('owner.openKeys'), url: storeUrl('en', '/admin/keys') },
  })
}
