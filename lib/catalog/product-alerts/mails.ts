import 'server-only'
import { z } from 'zod'
import type { Prisma } from '@/lib/core/db'
import { db } from '@/lib/core/db'
import { toCents } from '@/lib/core/money'
import { formatMoney, isCurrency } from '@/lib/i18n/currencies'
import {
  type Composed,
  composeMessage,
  mailPicture,
  mailTranslator,
  storeUrl,
} from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { type Priced, type Seller, sellingIn } from '@/lib/pricing/selling'
import { currentSetting } from '@/lib/settings/queries'
import { sellerWithAllRates, worthInBase } from '@/lib/settings/rates/seller'
import { CONFIRM_DAYS, isDue } from './alert-rules'
import { requestedAlertsSchema } from './jobs'
import { sealAgain, sealRequest, sealStop } from './links'
import { pricedOf } from './priced-of'
import { resumeAlert } from './transition'
import { watchedPrice } from './watched-price'

const requestPayloadSchema = z.object({ requestId: z.uuid() })
const alertPayloadSchema = z.object({ alertId: z.number().int(), round: z.number().int() })

const productAddress = (locale: string, slug: string) => storeUrl(locale, `/products/${slug}`)

/**
 * Asks the owner of an address whether they want to be told about products.
 *
 * @returns `null` when the request was confirmed or removed, or its products are gone
 */
export async function composeAlertConfirmation(email: Outgoing): Promise<Composed | null> {
  const { requestId } = requestPayloadSchema.parse(email.payload)
  const request = await db().alertRequest.findUnique({
    where: { id: requestId, confirmedAt: null },
  })
  if (!request) return null
  const items = requestedAlertsSchema.parse(request.items)
  const products = await db().product.findMany({
    where: { id: { in: items.map(({ productId }) => productId) }, isHidden: false },
    select: { id: true, name: true, slug: true },
  })
  if (products.length === 0) return null
  const [t, baseCurrency] = await Promise.all([
    mailTranslator(email.locale),
    currentSetting('baseCurrency'),
  ])
  const rows = items.flatMap(({ productId, kind, priceCents, currency }) =>
    products
      .filter(({ id }) => id === productId)
      .map(({ name, slug }) => ({
        label: name,
        url: productAddress(email.locale, slug),
        value: t(kind === 'price_drop' ? 'productAlerts.below' : 'productAlerts.back', {
          price: formatMoney(priceCents, currency ?? baseCurrency, email.locale),
        }),
      })),
  )
  // In the fragment, which is neither sent to servers nor logged.
  const token = await sealRequest(requestId)
  return composeMessage({
    locale: email.locale,
    words: {
      kind: 'product_alert_confirm',
      values: { productName: rows.map(({ label }) => label).join(', ') },
    },
    subject: t('productAlerts.confirmSubject', {
      count: rows.length,
      product: rows[0]?.label ?? '',
    }),
    paragraphs: [t('productAlerts.confirmBody', { count: rows.length })],
    tables: [{ rows }],
    action: {
      label: t('productAlerts.confirmAction'),
      url: storeUrl(email.locale, `/product-alerts/confirm#${token}`),
    },
    notes: [
      t('productAlerts.confirmExpiry', { days: CONFIRM_DAYS }),
      t('productAlerts.confirmIgnore'),
    ],
  })
}

/** The prices that a mail tells of: as the watcher saw them or, where the store sells in that no more, as it is charged. */
async function toldIn(
  alert: { price: Prisma.Decimal; currency: string | null },
  product: Priced,
  seller: Seller,
) {
  const { currency } = alert
  const own = seller.baseCurrency
  const formerCents = toCents(alert.price)
  const sold = currency === null ? own : sellingIn(seller, currency)?.currency
  if (sold === undefined && currency !== null && isCurrency(currency))
    return {
      currency: own,
      priceCents: toCents(product.price),
      formerCents: await worthInBase(formerCents, currency),
    }
  return {
    currency: sold ?? own,
    priceCents: watchedPrice(product, currency, seller).cents,
    formerCents,
  }
}

/**
 * Tells a watcher that a product is back, or costs less.
 *
 * @returns `null` when the alert was stopped or erased, or its product can't be bought, or not for
 *   less, after all: the alert then watches on
 */
export async function composeProductAlert(email: Outgoing): Promise<Composed | null> {
  const { alertId, round } = alertPayloadSchema.parse(email.payload)
  const alert = await db().productAlert.findFirst({
    where: { id: alertId, round, status: 'mailed' },
    include: { product: true },
  })
  if (!alert) return null
  const { product, kind, watcherId } = alert
  const seller = await sellerWithAllRates()
  const priced = pricedOf(product)
  const price = watchedPrice(priced, alert.currency, seller)
  if (!isDue({ kind, priceCents: toCents(alert.price) }, { ...product, price })) {
    await resumeAlert(db(), alertId, round)
    return null
  }
  const t = await mailTranslator(email.locale)
  const { currency, priceCents, formerCents } = await toldIn(alert, priced, seller)
  const money = (cents: number) => formatMoney(cents, currency, email.locale)
  const values = { product: product.name, price: money(priceCents) }
  const [stop, again] = await Promise.all([
    sealStop({ watcherId, productId: product.id }),
    sealAgain({ alertId, round }),
  ])
  const url = productAddress(email.locale, product.slug)
  const isCheaper = priceCents < formerCents
  const isAboutPrice = kind === 'price_drop'
  return composeMessage({
    locale: email.locale,
    words: {
      kind: isAboutPrice ? 'product_alert_price' : 'product_alert_stock',
      values: { productName: values.product, price: values.price },
    },
    subject: t(isAboutPrice ? 'productAlerts.priceSubject' : 'productAlerts.stockSubject', values),
    paragraphs: [t(isAboutPrice ? 'productAlerts.priceBody' : 'productAlerts.stockBody')],
    items: [
      {
        name: product.name,
        url,
        pictureUrl: mailPicture(product.image?.trim() || null),
        price: t('productAlerts.price', values),
        formerPrice: isCheaper
          ? t('productAlerts.formerPrice', { price: money(formerCents) })
          : undefined,
      },
    ],
    action: { label: t('productAlerts.view'), url },
    notes: [
      t(isAboutPrice ? 'productAlerts.priceNote' : 'productAlerts.stockNote'),
      t('productAlerts.onlyMail'),
    ],
    links: isAboutPrice
      ? [
          {
            label: t('productAlerts.again'),
            url: storeUrl(email.locale, `/product-alerts/confirm#${again}`),
          },
        ]
      : [],
    footerLink: {
      label: t('productAlerts.stop'),
      url: storeUrl(email.locale, `/product-alerts/stop#${stop}`),
    },
    unsubscribeUrl: storeUrl('en', `/api/product-alerts/stop?token=${stop}`),
  })
}
