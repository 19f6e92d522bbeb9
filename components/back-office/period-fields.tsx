'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import type { DayPeriod } from '@/lib/core/calendar'
import { today } from './format-date'
import { presetsAt } from './periods'

type Props = {
  /** What the ids of the fields begin with. */
  name: string
  period: DayPeriod
  onChange: (period: DayPeriod) => void
}

/** Chooses the days of a period: a month, a quarter, or any two. */
export function PeriodFields({ name, period, onChange }: Props) {
  const t = useTranslations('backOffice.shell')
  const common = useTranslations('backOffice.common')
  const [presets] = useState(() => presetsAt(today()))
  return (
    <>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{t('period.legend')}</legend>
        {presets.map(({ name: presetName, period: preset }) => {
          const isChosen = preset.from === period.from && preset.to === period.to
          return (
            <Button
              key={presetName}
              size="sm"
              variant={isChosen ? 'primary' : 'outline'}
              aria-pressed={isChosen}
              onClick={() => onChange(preset)}
            >
              {t(`period.${presetName}`)}
            </Button>
          )
        })}
      </fieldset>
      <div className="mb-6 grid max-w-md items-start gap-4 xs:grid-cols-2">
        <TextField
          id={`${name}-from`}
          type="date"
          label={common('from')}
          value={period.from}
          onChange={({ target }) => onChange({ ...period, from: target.value })}
        />
        <TextField
          id={`${name}-to`}
          type="date"
          label={common('until')}
          value={period.to}
          error={period.to < period.from ? t('period.reversed') : undefined}
          onChange={({ target }) => onChange({ ...period, to: target.value })}
        />
      </div>
    </>
  )
}
