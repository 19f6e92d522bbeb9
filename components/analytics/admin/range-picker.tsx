'use client'

import { classNames } from '@/components/ui/class-names'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { RANGES, type Range } from '@/lib/analytics/period'
import { type Choice, problemOf } from './use-analytics'

const LABELS: Record<Range, string> = {
  today: 'Today',
  7: '7 days',
  30: '30 days',
  90: '90 days',
  custom: 'From – to',
}

type Props = { value: Choice; onChange: (change: Partial<Choice>) => void }

/** The period of the analytics. */
export function RangePicker({ value, onChange }: Props) {
  const problem = problemOf(value)
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">Period</legend>
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
              {LABELS[range]}
            </label>
          ))}
        </div>
      </fieldset>
      {value.range === 'custom' && (
        <div className="flex flex-wrap items-end gap-3">
          <DayField
            label="From (UTC)"
            value={value.from}
            onChange={(from) => onChange({ from })}
            problem={problem}
          />
          <DayField
            label="To (UTC)"
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
