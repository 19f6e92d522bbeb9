import 'server-only'
import { cartOf } from '@/lib/cart/queries'
import { isLocale } from '@/lib/i18n/locales'
import { versionsInForce } from '@/lib/orders/agreed-texts/versions-in-force'
import { hasLicence, isToldOfLicence } from '@/lib/settings/licence-notice'
import { ordersByLaw } from '@/lib/settings/order-words'
import type { Settings } from '@/lib/settings/registry'
import { offersWithdrawal } from '@/lib/settings/withdrawal-link'
import { linkOfSession } from './payment-links/link-rules'
import { findLink, productsOfLink } from './payment-links/queries'
import { chargedNow } from './selling-currencies'

type Start = {
  sessionId: string | null
  country: string | undefined
  territory: string | undefined
  address: string | undefined
  locale: string | undefined
}

/** Which texts of law a payment keeps: the versions in force as it begins, and whether the checkout linked them right above its button. */
export async function textsAtPayment(settings: Settings, start: Start) {
  const country = start.country || null
  const locale = isLocale(start.locale) ? start.locale : 'en'
  const [versions, isTold] = await Promise.all([
    versionsInForce({ settings, charged: await chargedNow(settings), locale }),
    isToldOfIt(settings, start),
  ])
  const isAbout = {
    terms: true,
    disclaimer: true,
    privacy: true,
    returns: true,
    withdrawal: offersWithdrawal(settings.withdrawalFunction, country),
    licence_notice: isTold,
  }
  return {
    agreedTexts: versions.filter(({ kind }) => isAbout[kind]).map(({ id }) => id),
    linksTexts: ordersByLaw(country, locale),
  }
}

/** Whether the checkout says beside its button that a licence is bought. */
async function isToldOfIt(
  { licenceNotice, sellerCountry }: Settings,
  { sessionId, ...place }: Start,
): Promise<boolean> {
  if (sessionId === null || !isToldOfLicence(licenceNotice, place, sellerCountry)) return false
  const link = linkOfSession(sessionId)
  const drafted = link && (await findLink(link))
  if (drafted) return hasLicence(await productsOfLink(drafted))
  return hasLicence((await cartOf(sessionId)).map(({ product }) => product))
}
