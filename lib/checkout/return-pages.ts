import 'server-only'
import { env } from '@/lib/core/env'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/paths'
import type { ReturnPages } from '@/lib/payments/gateway'
import { inAddress, type OutsideProviderId } from '@/lib/payments/provider-ids'
import { linkOfSession, pathOfLink } from './payment-links/link-rules'

/** The page on which a payment was begun: of a link its own, otherwise that of the cart. */
export function pageOfSession(sessionId: string | null, ofCart: string): string {
  const link = linkOfSession(sessionId)
  return link === null ? ofCart : pathOfLink(link)
}

/** Where a wallet's own page leads back to. @param cancelled the page of who does not pay for a cart */
export function returnPages(
  { id }: { id: OutsideProviderId },
  asked: string | undefined,
  cancelled: string,
  sessionId: string | null = null,
): ReturnPages {
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const link = linkOfSession(sessionId)
  const page = (href: string) => `${env().SITE_URL}${getPathname({ href, locale })}`
  return {
    approved: page(`/checkout/express?provider=${inAddress(id)}${link ? `&link=${link}` : ''}`),
    cancelled: page(pageOfSession(sessionId, cancelled)),
  }
}
