'use client'

import { useLocale, useTranslations } from 'next-intl'
import { currencyOptions } from '@/components/storefront/language/picker-options'
import { useStoreProps } from '@/components/storefront/store-props'
import { Icon } from '@/components/ui/icon/icon'
import { Picker } from '@/components/ui/picker/picker'
import { isCurrency } from '@/lib/i18n/currencies'
import { chargedCurrencies } from '@/lib/pricing/selling'
import { useCurrency } from './currency-store'

/** Changes the display currency; hidden when only one is offered. */
export function CurrencyPicker({ layout }: { layout: 'popover' | 'inline' }) {
  const t = useTranslations('header')
  const locale = useLocale()
  const [currency, setCurrency] = useCurrency()
  const store = useStoreProps()
  const { currencies } = store
  if (currencies.length < 2) return null
  return (
    <Picker
      label={t('currency')}
      value={
        // Already the saved one when the page hydrates (saved-currency.ts).
        <span data-currency suppressHydrationWarning>
          {currency}
        </span>
      }
      icon={<Icon name="coins" className="size-4.5 text-muted" />}
      layout={layout}
      searchLabel={t('searchCurrencies')}
      options={() =>
        currencyOptions(
          locale,
          { offered: currencies, charged: chargedCurrencies(store) },
          currency,
        )
      }
      onPick={(picked) => isCurrency(picked) && setCurrency(picked)}
    />
  )
}
