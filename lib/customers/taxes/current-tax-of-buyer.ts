import 'server-only'
import { currentSettings } from '@/lib/settings/queries'
import { checkTaxId } from './check-tax-id'
import type { BuyerTax } from './contracts'
import { type TaxedBuyer, taxOfBuyer } from './tax-of-buyer'

/** The tax that a buyer pays at the moment. May ask the EU's service, so not in a transaction. */
export async function currentTaxOfBuyer(buyer: TaxedBuyer): Promise<BuyerTax> {
  const settings = await currentSettings()
  return taxOfBuyer(settings, buyer, await checkTaxId(settings, buyer))
}
