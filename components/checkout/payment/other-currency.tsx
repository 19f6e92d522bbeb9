import { useLocale, useTranslations } from 'next-intl'
import { useCurrency } from '@/components/storefront/currency/currency-store'
import { Button } from '@/components/ui/button'
import type { CheckoutMethod } from '@/lib/checkout/contracts'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { currencyInWords } from '@/lib/i18n/display-names'
import { textLocaleOf } from '@/lib/i18n/locales'

type OtherCurrencyProps = {
  /** In the order in which they are shown. */
  methods: readonly Pick<CheckoutMethod, 'currencies'>[]
  /** What is charged as it stands. */
  currency: CurrencyCode
  disabled: boolean
}

/** A currency in which the store can be paid otherwise than in this one; nothing where there is none. */
export function OtherCurrency({ methods, currency, disabled }: OtherCurrencyProps) {
  const t = useTranslations('payment')
  const locale = useLocale()
  const [, choose] = useCurrency()
  const missing = methods.findLast(({ currencies }) => !currencies.includes(currency))
  const other = missing?.currencies[0]
  if (other === undefined) return null
  const words = currencyInWords(other, textLocaleOf(locale))
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-sm text-ink-soft">
      <p>{t('otherWays', { currency: words })}</p>
      <Button variant="outline" size="sm" disabled={disabled} onClick={() => choose(other)}>
        {t('payIn', { currency: words })}
      </Button>
    </div>
  )
}
