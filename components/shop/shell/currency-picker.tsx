'use client'

import { Coins } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useCurrency } from '@/components/shop/currency-store'
import { CURRENCIES, type CurrencyCode, isCurrency } from '@/lib/i18n/currencies'
import { Picker } from './picker'

/** Changes the currency that prices are shown in. */
export function CurrencyPicker({ layout }: { layout: 'popover' | 'inline' }) {
  const t = useTranslations('header')
  const locale = useLocale()
  const [currency, setCurrency] = useCurrency()
  return (
    <Picker
      label={t('currency')}
      value={currency}
      icon={<Coins aria-hidden className="size-4.5 text-muted" />}
      layout={layout}
      searchLabel={t('searchCurrencies')}
      options={() => optionsIn(locale, currency)}
      onPick={(picked) => isCurrency(picked) && setCurrency(picked)}
    />
  )
}

function optionsIn(locale: string, chosen: CurrencyCode) {
  const names = locale === 'en' ? null : new Intl.DisplayNames(locale, { type: 'currency' })
  return CURRENCIES.map(({ code, name, symbol }) => ({
    value: code,
    name: names?.of(code) ?? name,
    code: symbol === code ? code : `${symbol} ${code}`,
    selected: code === chosen,
  }))
}
