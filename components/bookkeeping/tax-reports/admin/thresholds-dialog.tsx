import { useQuery } from '@tanstack/react-query'
import { Plus, Scale, Trash2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { LoadError } from '@/components/back-office/load-error'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { taxPlaceOptions } from '@/components/settings/admin/country-options'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { Select } from '@/components/ui/fields/select'
import { Skeleton } from '@/components/ui/skeleton'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import {
  OTHER_MEMBER_STATES,
  type TaxThreshold,
  THRESHOLD_PERIODS,
  THRESHOLD_SCOPES,
  USUAL_STATE_THRESHOLDS,
  USUAL_THRESHOLDS,
} from '@/lib/pricing/tax-thresholds'
import type { SettingsAnswer } from '@/lib/settings/contracts'

const CALL = 'GET /api/admin/settings'

type Props = { onClose: () => void; onSaved: () => void }

/** From which sales on the owner wants to be told of a place. */
export function ThresholdsDialog({ onClose, onSaved }: Props) {
  const t = useTranslations('backOffice.tax-reports.thresholds')
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
  })
  if (data && isFetchedAfterMount)
    return <ThresholdsForm settings={data} onClose={onClose} onSaved={onSaved} />
  return (
    <Dialog title={t('dialog.title')} icon={Scale} onClose={onClose}>
      {error ? (
        <LoadError title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}

type Row = Omit<TaxThreshold, 'amount'> & { amount: string }

const typed = (thresholds: readonly TaxThreshold[]): Row[] =>
  thresholds.map((one) => ({ ...one, amount: String(one.amount) }))

const NEW_ROW: Row = { place: '', amount: '', currency: 'USD', scope: 'there', period: 'year' }

function ThresholdsForm({ settings, onClose, onSaved }: Props & { settings: SettingsAnswer }) {
  const t = useTranslations('backOffice.tax-reports.thresholds')
  const language = useLocale()
  const { form, ...state } = useAdminForm<{ rows: Row[] }>({
    defaults: { rows: typed(settings.values.taxThresholds) },
    failed: t('dialog.failed'),
    send: ({ rows }) =>
      callAdmin('PATCH /api/admin/settings', {
        body: {
          values: {
            taxThresholds: rows.map((row) => ({
              ...row,
              // What is no number is refused, naming the field.
              amount: row.amount.trim() === '' ? Number.NaN : Number(row.amount),
            })),
          },
          expectedVersions: { taxThresholds: settings.versions.taxThresholds ?? null },
        },
      }),
    onSent: onSaved,
  })
  const rows = form.watch('rows')
  const set = (changed: Row[]) =>
    form.setValue('rows', changed, { shouldDirty: true, shouldTouch: true })
  const places: (readonly [string, string])[] = [
    [OTHER_MEMBER_STATES, t('otherMemberStates')],
    ...taxPlaceOptions(language),
  ]
  return (
    <FormDialog
      title={t('dialog.title')}
      description={t('dialog.description')}
      icon={Scale}
      size="lg"
      submitLabel={t('dialog.save')}
      form={state}
      onClose={onClose}
    >
      <ul className="space-y-4">
        {rows.map((row, at) => (
          <ThresholdRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's place changes while it is chosen
            key={at}
            row={row}
            number={at + 1}
            places={places}
            onChange={(change) =>
              set(rows.map((one, i) => (i === at ? { ...one, ...change } : one)))
            }
            onRemove={() => set(rows.filter((_, i) => i !== at))}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => set([...rows, NEW_ROW])}>
          <Plus aria-hidden />
          {t('dialog.add')}
        </Button>
        <Button variant="outline" onClick={() => set(typed(USUAL_THRESHOLDS))}>
          {t('dialog.usual')}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            set([
              ...rows.filter(({ place }) => !place.startsWith('US-')),
              ...typed(USUAL_STATE_THRESHOLDS),
            ])
          }
        >
          {t('dialog.usualStates')}
        </Button>
      </div>
    </FormDialog>
  )
}

type RowProps = {
  row: Row
  number: number
  places: readonly (readonly [code: string, name: string])[]
  onChange: (change: Partial<Row>) => void
  onRemove: () => void
}

function ThresholdRow({ row, number, places, onChange, onRemove }: RowProps) {
  const t = useTranslations('backOffice.tax-reports.thresholds.dialog')
  const { place, amount, currency, scope, period } = row
  return (
    <li className="grid gap-2 border-b border-line pb-4 sm:grid-cols-2">
      <Select
        aria-label={t('place', { number })}
        value={place}
        onChange={({ target }) => onChange({ place: target.value })}
      >
        <option value="">{t('choose')}</option>
        {places.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <div className="flex gap-2">
        <input
          aria-label={t('amount', { number })}
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => onChange({ amount: target.value })}
          className={`${fieldStyle} h-11 min-w-0 flex-1 text-end tabular-nums`}
        />
        <Select
          aria-label={t('currency', { number })}
          value={currency}
          onChange={({ target }) =>
            onChange({
              currency: ALL_CURRENCIES.find((code) => code === target.value) ?? currency,
            })
          }
          className="w-28 shrink-0"
        >
          {ALL_CURRENCIES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
        <Button variant="ghost" size="icon" aria-label={t('remove', { number })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
      <Select
        aria-label={t('scope', { number })}
        value={scope}
        onChange={({ target }) =>
          onChange({ scope: THRESHOLD_SCOPES.find((one) => one === target.value) ?? scope })
        }
      >
        {THRESHOLD_SCOPES.map((one) => (
          <option key={one} value={one}>
            {t(`scopes.${one}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('period', { number })}
        value={period}
        onChange={({ target }) =>
          onChange({ period: THRESHOLD_PERIODS.find((one) => one === target.value) ?? period })
        }
      >
        {THRESHOLD_PERIODS.map((one) => (
          <option key={one} value={one}>
            {t(`periods.${one}`)}
          </option>
        ))}
      </Select>
    </li>
  )
}
