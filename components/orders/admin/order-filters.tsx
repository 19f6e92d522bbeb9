'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { formatDay } from '@/components/back-office/format-date'
import { MoreFilters } from '@/components/back-office/more-filters'
import { useStore } from '@/components/back-office/store-context'
import { providerLabel } from '@/components/payments/admin/provider-labels'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import type { OrderRow, WaitsFor } from '@/lib/orders/admin-contracts'
import { PROVIDER_IDS } from '@/lib/payments/provider-ids'

export const FILTER_NAMES = [
  'search',
  'status',
  'provider',
  'waitsFor',
  'from',
  'to',
  'undelivered',
  'contradicted',
  'refundedFrom',
  'refundedTo',
  'product',
] as const

const STATUSES = [
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'partially_refunded',
] as const satisfies readonly OrderRow['orderStatus'][]
const WAITS_FOR = ['keys', 'hand', 'release'] as const satisfies readonly WaitsFor[]

export type OrderFilterValues = Partial<Record<(typeof FILTER_NAMES)[number], string>>

type Props = {
  values: OrderFilterValues
  onChange: (changed: OrderFilterValues) => void
}

export function OrderFilters({ values, onChange }: Props) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const { timezone } = useStore()
  const search = useCallback((term: string) => onChange({ search: term }), [onChange])
  const active = FILTER_NAMES.filter((name) => name !== 'search' && values[name]).length
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchInput
        label={t('filters.search')}
        placeholder={t('filters.searchHint')}
        initialTerm={values.search}
        onSearch={search}
        className="w-full sm:w-80"
      />
      <MoreFilters active={active} className="flex flex-wrap items-end gap-3 sm:contents">
        <Select
          aria-label={common('status')}
          value={values.status}
          onChange={({ target }) => onChange({ status: target.value })}
          className="w-44"
        >
          <option value="">{t('filters.allStatuses')}</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('filters.provider')}
          value={values.provider}
          onChange={({ target }) => onChange({ provider: target.value })}
          className="w-44"
        >
          <option value="">{t('filters.allProviders')}</option>
          {PROVIDER_IDS.map((provider) => (
            <option key={provider} value={provider}>
              {providerLabel(t, provider)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('filters.waitsFor')}
          value={values.waitsFor}
          onChange={({ target }) => onChange({ waitsFor: target.value })}
          className="w-48"
        >
          <option value="">{t('filters.waitsForAny')}</option>
          {WAITS_FOR.map((waitsFor) => (
            <option key={waitsFor} value={waitsFor}>
              {t(`filters.waitsForKinds.${waitsFor}`)}
            </option>
          ))}
        </Select>
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <DayInput
            label={common('fromIn', { timezone })}
            value={values.from}
            onChange={(from) => onChange({ from })}
          />
          <DayInput
            label={common('toIn', { timezone })}
            value={values.to}
            onChange={(to) => onChange({ to })}
          />
          <Checkbox
            label={t('filters.undelivered')}
            checked={values.undelivered === 'true'}
            onChange={({ target }) => onChange({ undelivered: target.checked ? 'true' : '' })}
            className="h-11"
          />
          {values.contradicted && (
            <Checkbox
              label={t('filters.contradicted')}
              checked
              onChange={() => onChange({ contradicted: '' })}
              className="h-11"
            />
          )}
          {(values.refundedFrom || values.refundedTo) && (
            <Checkbox
              label={t('filters.refunded', {
                from: dayText(values.refundedFrom),
                to: dayText(values.refundedTo),
              })}
              checked
              onChange={() => onChange({ refundedFrom: '', refundedTo: '' })}
              className="h-11"
            />
          )}
          {values.product && (
            <Checkbox
              label={t('filters.product', { id: values.product })}
              checked
              onChange={() => onChange({ product: '' })}
              className="h-11"
            />
          )}
        </div>
        {active > 0 && (
          <Button
            variant="ghost"
            onClick={() =>
              onChange({
                status: '',
                provider: '',
                waitsFor: '',
                from: '',
                to: '',
                undelivered: '',
                contradicted: '',
                refundedFrom: '',
                refundedTo: '',
                product: '',
              })
            }
          >
            {t('filters.clear')}
          </Button>
        )}
      </MoreFilters>
    </div>
  )
}

/** A day of the address, which may be anything, for a reader. */
const dayText = (day = ''): string => (Number.isNaN(Date.parse(day)) ? day : formatDay(day))

type DayInputProps = { label: string; value?: string; onChange: (day: string) => void }

function DayInput({ label, value, onChange }: DayInputProps) {
  return (
    <label className="block text-xs font-semibold text-muted">
      <span className="mb-1 block">{label}</span>
      <input
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={classNames(fieldStyle, 'h-11 w-40 text-sm font-medium text-ink')}
      />
    </label>
  )
}
