import 'server-only'
import { env } from '@/lib/core/env'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/paths'
import type { ReturnPages } from '@/lib/payments/gateway'
import { inAddress, type OutsideProviderId } from '@/lib/payments/provider-ids'

/** Where a wallet's own page leads back to. @param cancelled the page of who does not pay */
export function returnPages(
  { id }: { id: OutsideProviderId },
  asked: string | undefined,
  cancelled: string,
): ReturnPages {
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const page = (href: string) => `${env().SITE_URL}${getPathname({ href, locale })}`
  return {
    approved: page(`/checkout/express?provider=${inAddress(id)}`),
    cancelled: page(cancelled),
  }
}
