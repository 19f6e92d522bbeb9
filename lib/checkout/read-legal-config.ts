import 'server-only'
import { versionsInForce } from '@/lib/orders/agreed-texts/versions-in-force'
import { currentSettings } from '@/lib/settings/queries'
import type { LegalConfig } from './legal-config'
import { chargedInWords } from './selling-currencies'

/** What the checkout says before a payment, as the store is set up now. @param locale of the page */
export async function readLegalConfig(locale: string): Promise<LegalConfig> {
  const [settings, charged] = await Promise.all([currentSettings(), chargedInWords('en')])
  const { withdrawalFunction, licenceNotice, sellerCountry } = settings
  const texts = await versionsInForce({ settings, charged, locale })
  return { texts, withdrawalFunction, licenceNotice, sellerCountry }
}
