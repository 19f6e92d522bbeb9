import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { longDay } from '@/components/back-office/long-day'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import type { OneStopShopRate } from '@/lib/bookkeeping/tax-reports/contracts'
import { parseRate } from '@/lib/pricing/exchange-rate'

type Props = { rates: readonly OneStopShopRate[]; onTyped: () => void }

/** By which rates a return is in euros, where each is from; and fields for those that nobody published to the store. */
export function QuarterRates({ rates, onTyped }: Props) {
  const t = useTranslations('backOffice.tax-reports.oneStopShop')
  if (rates.length === 0) return null
  return (
    <>
      <h3 className="mt-6 text-sm font-semibold">{t('rates.title')}</h3>
      <ul className="mt-2 space-y-2 text-sm text-ink-soft">
        {rates.map((rate) => (
          <li key={`${rate.quarterEnd} ${rate.currency}`}>
            <RateText rate={rate} />
            {isTypable(rate) && <RateForm rate={rate} onTyped={onTyped} />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the bank said is not typed over, nor what it is still to say. */
const isTypable = ({ source, isProvisional }: OneStopShopRate) => !isProvisional && source !== 'ecb'

function RateText({
  rate: { quarterEnd, currency, perEuro, source, day, isProvisional },
}: {
  rate: OneStopShopRate
}) {
  const t = useTranslations('backOffice.tax-reports.oneStopShop.rates')
  const end = longDay(quarterEnd, pageLanguage())
  if (perEuro === null || source === null)
    return <p className="font-medium text-danger">{t('missing', { currency, end })}</p>
  const values = { currency, rate: perEuro, end, day: day ? longDay(day, pageLanguage()) : '' }
  if (isProvisional) return <p>{t(`provisional.${source === 'ecb' ? 'ecb' : 'fixed'}`, values)}</p>
  return <p>{t(`known.${source === 'ecb' ? 'ecb' : 'typed'}`, values)}</p>
}

function RateForm({
  rate: { quarterEnd, currency, perEuro },
  onTyped,
}: {
  rate: OneStopShopRate
  onTyped: () => void
}) {
  const t = useTranslations('backOffice.tax-reports.oneStopShop.rates')
  const [typed, setTyped] = useState(perEuro ?? '')
  const [isSending, setSending] = useState(false)
  async function save(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    try {
      const body = { quarterEnd, currency, perEuro: typed }
      await callAdmin('PUT /api/admin/quarter-rates', { body })
      onTyped()
    } catch (error) {
      toastFailure(t('notSaved'), error)
    } finally {
      setSending(false)
    }
  }
  return (
    <form onSubmit={save} className="mt-2 flex flex-wrap items-end gap-3">
      <TextField
        id={`rate-${quarterEnd}-${currency}`}
        label={t('field', { currency })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="w-48"
      />
      <Button
        type="submit"
        variant="outline"
        disabled={isSending || parseRate(typed) === null || typed === perEuro}
      >
        {t('save')}
      </Button>
    </form>
  )
}
