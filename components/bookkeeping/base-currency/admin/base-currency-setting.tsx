'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { Skeleton } from '@/components/ui/skeleton'
import { CURRENCIES, type CurrencyCode } from '@/lib/i18n/currencies'
import { currencyName } from '@/lib/i18n/display-names'
import { ChangeBaseCurrencyDialog } from './change-base-currency-dialog'

const nameOf = (code: CurrencyCode, locale: string) =>
  currencyName({ code, name: CURRENCIES.find((each) => each.code === code)?.name ?? code }, locale)

const BASE_CURRENCY = ['admin', 'base-currency'] as const

/** What the store charges in, whether that can be changed, and by what it can be paid. */
export function BaseCurrencySetting() {
  const t = useTranslations('backOffice.settings.base')
  const locale = useLocale()
  const [isChanging, setChanging] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: BASE_CURRENCY,
    queryFn: ({ signal }) => callAdmin('GET /api/admin/base-currency', { signal }),
  })
  if (error) return <LoadError title={t('loadFailed')} error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-20 sm:col-span-2" />
  const { currency, problem, methods } = data
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <div className="sm:col-span-2">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          id="baseCurrency"
          label={t('title')}
          value={`${currency}, ${nameOf(currency, locale)}`}
          readOnly
          className="min-w-0 flex-1 xs:max-w-sm [&_input]:bg-sunken"
        />
        {problem === null && (
          <Button variant="outline" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        )}
      </div>
      <p className="mt-1.5 text-sm text-muted">{t(`about.${problem ?? 'free'}`)}</p>
      {methods.refusing.length > 0 && (
        <p className="mt-2 text-sm font-medium text-danger">
          {t('refused', {
            methods: listed.format(methods.refusing.map((method) => t(`methods.${method}`))),
            currency,
          })}
        </p>
      )}
      {isChanging && (
        // The settings are a form, too, to which what is sent here would bubble.
        <div onSubmit={(event) => event.stopPropagation()}>
          <ChangeBaseCurrencyDialog
            store={data}
            // All that the page has written is in the former currency.
            onChanged={() => location.reload()}
            onClose={() => setChanging(false)}
          />
        </div>
      )}
    </div>
  )
}
