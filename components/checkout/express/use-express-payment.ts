import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useCartActions } from '@/components/cart/use-cart'
import type { SupplyConsent } from '@/components/checkout/consent/use-supply-consent'
import { useCurrency } from '@/components/storefront/currency/currency-store'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { toDecimal } from '@/lib/core/money'
import { getPathname } from '@/lib/i18n/navigation'
import { inAddress, type OutsideProviderId, PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { startExpressPayment } from './express-calls'
import { useExpressFailure } from './use-express-failure'

/** What begins an express payment and leaves this page for the wallet's. @param dueCents what is to be paid, in cents of what is charged in */
export function useExpressPayment(
  provider: OutsideProviderId,
  dueCents: number,
  country: string | undefined,
  consent: SupplyConsent | undefined,
) {
  const t = useTranslations('express')
  const { whenSynced } = useCartActions()
  const locale = useLocale()
  const [displayCurrency] = useCurrency()
  const { currency } = useSelling()
  const failed = useExpressFailure()
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    // Who comes back from the wallet's page may find this one as it was left.
    const onShow = () => setLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  async function pay() {
    if (isLeaving || consent?.mayBegin() === false) return
    setLeaving(true)
    try {
      await whenSynced()
      const amount = toDecimal(dueCents)
      const { id, approvalUrl } = await startExpressPayment(provider, {
        amount,
        currency,
        locale,
        displayCurrency,
        ...(country && { country }),
        ...(consent?.body && { supplyConsent: consent.body }),
      })
      const ownPage = getPathname({
        href: `/checkout/express?token=${encodeURIComponent(id)}&provider=${inAddress(provider)}`,
        locale,
      })
      location.assign(approvalUrl ?? ownPage)
    } catch (error) {
      setLeaving(false)
      consent?.askAfter(error)
      failed(error, t('failed', { wallet: PROVIDER_NAMES[provider] }))
    }
  }

  return { pay, isLeaving }
}
