'use client'

import { useTranslations } from 'next-intl'
import { useStore } from '@/components/back-office/store-context'
import { classNames } from '@/components/ui/class-names'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { RANGES } from '@/lib/overview/analytics/period'
import { type Choice, problemOf } from './use-analytics'

type Props = { value: Choice; onChange: (change: Partial<Choice>) => void }

/** The period of the analytics. */
export function RangePicker({ value, onChange }: Props) {
  const t = useTranslations('backOffice.analytics')
  const common = useTranslations('backOffice.common')
  const { timezone } = useStore()
  const found = problemOf(value)
  const problem = found && t(`problems.${found}`)
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('ranges.legend')}</legend>
        <div className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
          {RANGES.map((range) => (
            <label
              key={range}
              className="grid h-9 cursor-pointer place-items-center rounded-[0.4rem] px-3 text-sm font-semibold text-ink-soft hover:text-ink has-checked:bg-surface has-checked:text-primary-deep has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-primary-strong"
            >
              <input
                type="radio"
                name="range"
                value={range}
                checked={value.range === range}
                onChange={() => onChange({ range })}
                className="sr-only"
              />
              {t(`ranges.${range}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {value.range === 'custom' && (
        <div className="flex flex-wrap items-end gap-3">
          <DayField
            label={common('fromIn', { timezone })}
            value={value.from}
            onChange={(from) => onChange({ from })}
            problem={problem}
          />
          <DayField
            label={common('toIn', { timezone })}
            value={value.to}
            onChange={(to) => onChange({ to })}
            problem={problem}
          />
        </div>
      )}
      <p
        id="range-problem"
        role="alert"
        className="basis-full text-sm font-medium text-danger empty:hidden"
      >
        {problem}
      </p>
    </div>
  )
}

type DayFieldProps = {
  label: string
  value: string
  problem: string | undefined
  onChange: (day: string) => void
}

function DayField({ label, value, problem, onChange }: DayFieldProps) {
  return (
    <label className="block text-xs font-semibold text-muted">
      <span className="mb-1 block">{label}</span>
      <input
        type="date"
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'range-problem' : undefined}
        onChange={({ target }) => onChange(target.value)}
        className={classNames(fieldStyle, 'h-11 w-40 text-sm font-medium text-ink')}
      />
    </label>
  )
}
