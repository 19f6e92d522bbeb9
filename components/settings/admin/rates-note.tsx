import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { longDay } from '@/components/back-office/long-day'
import { timeAgo } from '@/components/back-office/time-ago'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import type { ExchangeRates } from '@/lib/settings/rates/contracts'
import { useSettingsForm } from './setting-fields'

/** While the first rates are being read. */
const SOON_MS = 5_000

/** Of which day the exchange rates are, and what is wrong with them; nothing while the store's are fixed. */
export function RatesNote() {
  const t = useTranslations('backOffice.settings.rates')
  const locale = useLocale()
  const { form, loaded } = useSettingsForm()
  const queryKey = ['admin', 'exchange-rates', loaded.settings.rateSource]
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callAdmin('GET /api/admin/exchange-rates', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.source === 'ecb' && state.data.day === null ? SOON_MS : false,
  })
  if (form.watch('rateSource') !== 'ecb') return null
  if (error) return <LoadError title={t('loadFailed')} error={error} onRetry={refetch} />
  if (!data) return null
  if (loaded.settings.rateSource !== 'ecb')
    return <p className="text-sm text-muted sm:col-span-2">{t('onceSaved')}</p>
  const { day, failingSince, failure, held } = data
  return (
    <div className="space-y-2 text-sm sm:col-span-2">
      <p className="text-muted">{day ? t('of', { day: longDay(day, locale) }) : t('none')}</p>
      {failingSince && failure && (
        <p className="font-medium text-danger">
          {t('failing', { ago: timeAgo(failingSince), failure: t(`failures.${failure}`) })}
        </p>
      )}
      {held.map((one) => (
        <HeldRate
          key={one.currency}
          held={one}
          onTaken={(rates) => client.setQueryData(queryKey, rates)}
        />
      ))}
    </div>
  )
}

type HeldRateProps = {
  held: ExchangeRates['held'][number]
  onTaken: (rates: ExchangeRates) => void
}

/** A rate that jumped, to be taken by somebody who knows that it is right. */
function HeldRate({ held: { currency, rate, newRate, day }, onTaken }: HeldRateProps) {
  const t = useTranslations('backOffice.settings.rates')
  const locale = useLocale()
  const [isSending, setSending] = useState(false)
  async function take() {
    setSending(true)
    try {
      onTaken(await callAdmin('POST /api/admin/exchange-rates', { body: { currency, newRate } }))
    } catch (error) {
      toastFailure(t('notTaken'), error)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-medium text-danger">
        {t('held', { currency, rate, newRate, day: longDay(day, locale) })}
      </p>
      <Button size="sm" variant="outline" disabled={isSending} onClick={take}>
        {t('take', { currency })}
      </Button>
    </div>
  )
}
