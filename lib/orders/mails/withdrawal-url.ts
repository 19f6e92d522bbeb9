import 'server-only'
import { db } from '@/lib/core/db'
import { storeUrl } from '@/lib/mail/compose-kit'
import { currentSettings } from '@/lib/settings/queries'
import { offersWithdrawal } from '@/lib/settings/withdrawal-link'
import { withdrawalPath } from '@/lib/settings/withdrawal-path'

/** Where the buyer of an order withdraws from the contract; `null` where mails don't lead there. */
export async function withdrawalUrl(
  { id, orderNumber }: { id: number; orderNumber: string },
  locale: string,
): Promise<string | null> {
  const [{ taxCountry }, { withdrawalFunction }] = await Promise.all([
    db().order.findUniqueOrThrow({ where: { id }, select: { taxCountry: true } }),
    currentSettings(),
  ])
  return offersWithdrawal(withdrawalFunction, taxCountry)
    ? storeUrl(locale, withdrawalPath(orderNumber))
    : null
}
