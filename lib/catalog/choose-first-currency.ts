import 'server-only'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { FIRST_BASE_CURRENCY, storedCurrency } from '@/lib/i18n/currencies'
import { lockSettings, storeSettings } from '@/lib/settings/store-settings'
import { storePriceBound } from './store-price-bound'

/**
 * Lets a store without products charge in the currency of the environment (STORE_CURRENCY), once.
 *
 * @throws RangeError for a currency that the store does not know
 */
export async function chooseFirstCurrency(): Promise<void> {
  const baseCurrency = storedCurrency(env().STORE_CURRENCY)
  if (baseCurrency === FIRST_BASE_CURRENCY) return
  await db().$transaction(async (tx) => {
    await lockSettings(tx)
    const chosen = await tx.setting.findUnique({ where: { key: 'baseCurrency' } })
    if (chosen || (await tx.product.findFirst({ select: { id: true } }))) return
    await storeSettings(tx, { baseCurrency })
    await storePriceBound(tx, baseCurrency)
  })
}
