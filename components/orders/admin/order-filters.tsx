'use client'

import { useCallback } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import type { WaitsFor } from '@/lib/orders/admin-contracts'
import { PROVIDER_LABELS, STATUS_LABELS } from './order-labels'

export const FILTER_NAMES = [
  'search',
  'status',
  'provider',
  'waitsFor',
  'from',
  'to',
  'undelivered',
] as const

const WAITS_FOR_LABELS: Record<WaitsFor, string> = {
  keys: 'Waiting for keys',
  hand: 'To deliver by hand',
}
export type OrderFilterValues = Partial<Record<(typeof FILTER_NAMES)[number], string>>

type Props = {
  values: OrderFilterValues
  onChange: (changed: OrderFilterValues) => void
}

export function OrderFilters({ values, onChange }: Props) {
  const search = useCallback((term: string) => onChange({ search: term }), [onChange])
  const isFiltered = FILTER_NAMES.some((name) => name !== 'search' && values[name])
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchInput
        label="Search orders"
        placeholder="Number, e-mail, name or payment id"
        initialTerm={values.search}
        onSearch={search}
        className="w-full sm:w-80"
      />
      <Select
        aria-label="Status"
        value={values.status}
        onChange={({ target }) => onChange({ status: target.value })}
        className="w-44"
      >
        <option value="">All statuses</option>
        {Object.entries(STATUS_LABELS).map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Payment provider"
        value={values.provider}
        onChange={({ target }) => onChange({ provider: target.value })}
        className="w-44"
      >
        <option value="">All providers</option>
        {Object.entries(PROVIDER_LABELS).map(([provider, label]) => (
          <option key={provider} value={provider}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Waiting for"
        value={values.waitsFor}
        onChange={({ target }) => onChange({ waitsFor: target.value })}
        className="w-48"
      >
        <option value="">Waiting or not</option>
        {Object.entries(WAITS_FOR_LABELS).map(([waitsFor, label]) => (
          <option key={waitsFor} value={waitsFor}>
            {label}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <DayInput label="From (UTC)" value={values.from} onChange={(from) => onChange({ from })} />
        <DayInput label="To (UTC)" value={values.to} onChange={(to) => onChange({ to })} />
        <Checkbox
          label="Paid but not delivered"
          checked={values.undelivered === 'true'}
          onChange={({ target }) => onChange({ undelivered: target.checked ? 'true' : '' })}
          className="h-11"
        />
      </div>
      {isFiltered && (
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
            })
          }
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}

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
