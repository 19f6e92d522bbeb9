import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { formatMoney } from '@/lib/i18n/currencies'
import { currencyInWords } from '@/lib/i18n/display-names'
import { textLocaleOf } from '@/lib/i18n/locales'
import {
  type Composed,
  composeMessage,
  mailPicture,
  mailTranslator,
  storeUrl,
} from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { inBase, sellingIn } from '@/lib/pricing/selling'
import { unitPriceCents } from '@/lib/pricing/volume-prices'
import { currentSettings } from '@/lib/settings/queries'
import { currentSeller } from '@/lib/settings/rates/seller'
import { collectFacts } from './collect-facts'
import { sealRestore, sealStop } from './links'
import { LINK_DAYS, mayBeMailed } from './reminder-rules'

const payloadSchema = z.object({ reminderId: z.uuid() })

/**
 * Reminds of a cart, with the prices of now. The tokens are created here, so that the outbox contains nothing that
 * gives access.
 *
 * @returns `null` when the consent was withdrawn, or the cart was ordered or emptied, after all
 */
export async function composeCartReminder(email: Outgoing): Promise<Composed | null> {
  const { reminderId } = payloadSchema.parse(email.payload)
  const [reminder, { cartReminders, storeName, supportEmail }, seller] = await Promise.all([
    db().cartReminder.findUnique({ where: { id: reminderId, status: 'mailed' } }),
    currentSettings(),
    currentSeller(),
  ])
  if (!cartReminders || !reminder || reminder.email !== email.toAddress) return null
  const [known] = await collectFacts(db(), [reminder])
  if (!known || !mayBeMailed(known.facts)) return null
  const selling =
    sellingIn(seller, reminder.currency ?? seller.baseCurrency) ?? inBase(seller.baseCurrency)
  const [t, restore, stop] = await Promise.all([
    mailTranslator(email.locale),
    sealRestore(reminderId),
    sealStop(reminder.email),
  ])
  return composeMessage({
    locale: email.locale,
    words: { kind: 'cart_reminder', values: {} },
    replyTo: supportEmail,
    subject: t('cartReminder.subject', { storeName }),
    paragraphs: [t('cartReminder.text', { storeName })],
    items: known.lines.map(({ product, quantity }) => ({
      name: product.name,
      url: storeUrl(email.locale, `/products/${product.slug}`),
      pictureUrl: mailPicture(product.image),
      price: t('cartReminder.price', {
        price: formatMoney(
          unitPriceCents(product, quantity, selling),
          selling.currency,
          email.locale,
        ),
        quantity,
      }),
    })),
    action: {
      label: t('cartReminder.action'),
      // In the fragment, which is neither sent to servers nor logged.
      url: storeUrl(email.locale, `/cart/restore#${restore}`),
    },
    notes: [
      t('cartReminder.prices', {
        currency: currencyInWords(selling.currency, textLocaleOf(email.locale)),
      }),
      t('cartReminder.holds', { days: LINK_DAYS }),
      t('cartReminder.onlyMail'),
    ],
    footerLink: {
      label: t('cartReminder.stop'),
      url: storeUrl(email.locale, `/cart/reminders/stop#${stop}`),
    },
    unsubscribeUrl: storeUrl('en', `/api/cart-reminders/stop?token=${stop}`),
  })
}
