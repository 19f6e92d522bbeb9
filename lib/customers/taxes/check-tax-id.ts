import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { prefixedVatNumber, vatNumberOf } from '@/lib/customers/tax-id'
import type { Settings } from '@/lib/settings/registry'
import { askVies } from './ask-vies'
import type { TaxIdCheck } from './contracts'
import { mayReverseCharge, type TaxedBuyer } from './tax-of-buyer'

/** From the review to the payment the authority is asked once. */
const HOLDS_FOR_MS = 3_600_000

/**
 * What speaks for or against a buyer's tax ID where the tax depends on it: the EU's service or, when the owner wants nobody
 * to be asked, its form. Outside of transactions: it may take seconds.
 */
export async function checkTaxId(settings: Settings, buyer: TaxedBuyer): Promise<TaxIdCheck> {
  if (!settings.checkTaxIds || !mayReverseCharge(settings, buyer)) return 'form'
  const { country = '', taxId = '' } = buyer
  return askAboutTaxId(settings, { country, taxId })
}

/** What the EU's service says of a tax ID, or has said within the hour. Outside of transactions. */
export async function askAboutTaxId(
  settings: Pick<Settings, 'sellerTaxId'>,
  { country, taxId }: { country: string; taxId: string },
): Promise<Exclude<TaxIdCheck, 'form'>> {
  const asked = vatNumberOf(country, taxId)
  const key = { country, taxId: asked.number }
  const [known, now] = await Promise.all([
    db().taxIdCheck.findUnique({ where: { country_taxId: key } }),
    databaseTime(),
  ])
  if (known && now.getTime() - known.checkedAt.getTime() < HOLDS_FOR_MS)
    return known.isValid ? 'authority' : 'refused'
  const said = await askVies(asked, prefixedVatNumber(settings.sellerTaxId))
  if (said === null) {
    log.warn({ country }, 'the tax ID of a buyer could not be checked')
    return 'unreachable'
  }
  const check = { ...said, checkedAt: now }
  await db().taxIdCheck.upsert({
    where: { country_taxId: key },
    create: { ...key, ...check },
    update: check,
  })
  return said.isValid ? 'authority' : 'refused'
}

/** The number by which the seller can prove that it asked the EU's service about a tax ID; '' where there is none. */
export async function consultationOf(
  tx: Tx,
  { country, taxId }: { country: string; taxId: string },
): Promise<string> {
  const { number } = vatNumberOf(country, taxId)
  const known = await tx.taxIdCheck.findUnique({
    where: { country_taxId: { country, taxId: number } },
  })
  return known?.consultation ?? ''
}
