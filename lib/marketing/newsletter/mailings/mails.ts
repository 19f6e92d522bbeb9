import 'server-only'
import { z } from 'zod'
import { PRODUCT_FIELDS } from '@/lib/catalog/columns'
import { toProduct } from '@/lib/catalog/to-product'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { formatMoney } from '@/lib/i18n/currencies'
import { textLocaleOf } from '@/lib/i18n/locales'
import {
  type Composed,
  composeMessage,
  mailPicture,
  mailTranslator,
  storeUrl,
} from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { unsubscribeLinks } from '@/lib/marketing/newsletter/unsubscribe-links'
import { inBase, originalPriceIn, priceIn, sellingIn } from '@/lib/pricing/selling'
import { currentSeller } from '@/lib/settings/rates/seller'
import { type MailingText, mailingTextsSchema } from './contracts'
import { mailHtml } from './mail-html'
import { textFor, withCampaign } from './mailing-rules'

const mailingPayloadSchema = z.object({
  mailingId: z.number().int(),
  subscriberId: z.number().int(),
  round: z.number().int(),
})
const trialPayloadSchema = z.object({ mailingId: z.number().int() })

/**
 * A mailing for one reader.
 *
 * @returns `null` when they unsubscribed, or it was cancelled, after all
 */
export async function composeMailing(email: Outgoing): Promise<Composed | null> {
  const { mailingId, subscriberId, round } = mailingPayloadSchema.parse(email.payload)
  const [mailing, subscriber, t] = await Promise.all([
    db().mailing.findUnique({ where: { id: mailingId, status: { not: 'cancelled' } } }),
    db().newsletterSubscriber.findUnique({
      where: { id: subscriberId, round, confirmedAt: { not: null }, unsubscribedAt: null },
      select: { currency: true },
    }),
    mailTranslator(email.locale),
  ])
  if (!mailing || !subscriber) return null
  return composeText({
    locale: email.locale,
    currency: subscriber.currency,
    mailingId,
    productIds: mailing.productIds,
    text: textFor(mailingTextsSchema.parse(mailing.texts), textLocaleOf(email.locale)),
    ...(await unsubscribeLinks(
      { subscriberId, mailingId },
      email.locale,
      t('newsletter.unsubscribe'),
    )),
  })
}

/** A mailing as its author tries it out: nobody's subscription ends by it. @returns `null` when it was deleted */
export async function composeMailingTrial(email: Outgoing): Promise<Composed | null> {
  const { mailingId } = trialPayloadSchema.parse(email.payload)
  const mailing = await db().mailing.findUnique({ where: { id: mailingId } })
  return (
    mailing &&
    composeText({
      locale: email.locale,
      mailingId,
      productIds: mailing.productIds,
      text: textFor(mailingTextsSchema.parse(mailing.texts), textLocaleOf(email.locale)),
    })
  )
}

type Text = {
  locale: string
  /** The reader's; the store's own where it is not known, or not sold in any more. */
  currency?: string | null
  mailingId: number
  productIds: readonly number[]
  text: MailingText
  footerLink?: { label: string; url: string }
  unsubscribeUrl?: string
}

/** Renders a text of a mailing with its products, at the prices of now. */
export async function composeText({
  locale,
  currency = null,
  mailingId,
  productIds,
  text,
  ...links
}: Text): Promise<Composed> {
  const siteUrl = env().SITE_URL
  return composeMessage({
    locale,
    subject: text.subject,
    heading: text.subject,
    words: { kind: 'mailing', values: { originalSubject: text.subject } },
    preheader: text.preheader || undefined,
    paragraphs: [],
    html: mailHtml(text.content, {
      mailingId,
      siteUrl,
      languagePrefix: storeUrl(locale, '').slice(siteUrl.length),
    }),
    items: await itemsOf(productIds, { locale, currency, mailingId }),
    ...links,
  })
}

/** In the order that the author chose. */
async function itemsOf(
  productIds: readonly number[],
  { locale, currency, mailingId }: Pick<Text, 'locale' | 'currency' | 'mailingId'>,
) {
  const [rows, t, seller] = await Promise.all([
    db().product.findMany({
      where: { id: { in: [...productIds] }, isHidden: false },
      select: PRODUCT_FIELDS,
    }),
    mailTranslator(locale),
    currentSeller(),
  ])
  const selling = (currency && sellingIn(seller, currency)) || inBase(seller.baseCurrency)
  const money = (cents: number) => formatMoney(cents, selling.currency, locale)
  const products = rows.map(toProduct)
  return productIds
    .flatMap((id) => products.filter((product) => product.id === id))
    .map((product) => {
      const price = priceIn(product, selling)
      const former = originalPriceIn(product, selling)
      return {
        name: product.name,
        url: withCampaign(storeUrl(locale, `/products/${product.slug}`), mailingId, env().SITE_URL),
        pictureUrl: mailPicture(product.image),
        price: money(price),
        formerPrice:
          former !== null && former > price
            ? t('newsletter.formerPrice', {
                kind: product.originalPriceKind,
                price: money(former),
              })
            : undefined,
      }
    })
}
