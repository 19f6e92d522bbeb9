import {
  type Promises,
  promiseValues,
  shortPeriodValues,
  typicalMinutes,
} from '@/lib/settings/promises'
import { FIGURES } from './figures'

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
  const [typicalFrom, typicalTo] = typicalMinutes(promises)
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
