import { type Promises, promiseValues, shortPeriodValues } from '@/lib/settings/promises'
import { FIGURES } from './figures'

/** Popular articles by slug, with their statistics. */
export const POPULAR_ARTICLES = [
  { slug: 'order-email-not-received', views: 18_420, helpfulPercent: 97 },
  { slug: 'how-to-redeem-a-microsoft-365-key', views: 15_310, helpfulPercent: 96 },
  { slug: 'product-key-not-accepted', views: 12_870, helpfulPercent: 94 },
  { slug: 'move-a-licence-to-a-new-pc', views: 9_640, helpfulPercent: 95 },
  { slug: 'how-refunds-work', views: 8_150, helpfulPercent: 93 },
] as const

/** The support channels; the texts are messages (`helpPage.channels`). */
export const SUPPORT_CHANNELS = [
  { id: 'chat', isRecommended: true },
  { id: 'email', isRecommended: false },
  { id: 'phone', isRecommended: false },
] as const
export type SupportChannel = (typeof SUPPORT_CHANNELS)[number]['id']

/** Frequently asked questions; the texts are messages (`helpFaqs`). `href` links to details. */
export const HELP_FAQS = [
  { id: 'delivery', href: '/orders/track' },
  { id: 'refund', href: '/returns' },
  { id: 'devices', href: '/knowledge/move-a-licence-to-a-new-pc' },
  { id: 'downloads', href: '/orders/track#downloads' },
  { id: 'account', href: '/knowledge/buying-as-a-guest' },
] as const

/** Placeholder values of the questions and answers. */
export function faqValues(promises: Promises, locale: string) {
  const [typicalFrom, typicalTo] = FIGURES.deliveryTypicalMinutes
  const [reviewFrom, reviewTo] = FIGURES.refundReviewDays
  const [devicesFrom, devicesTo] = FIGURES.personalLicenceDevices
  return {
    ...promiseValues(promises),
    ...shortPeriodValues(promises, locale),
    typicalFrom,
    typicalTo,
    undeliveredHours: FIGURES.undeliveredAfterHours,
    reviewFrom,
    reviewTo,
    devicesFrom,
    devicesTo,
    linkDays: FIGURES.downloadLinkDays,
  }
}
