'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { DayPeriod } from '@/lib/core/calendar'
import { BREAKDOWNS, type Breakdown } from '@/lib/overview/analytics/breakdowns'
import { BreakdownPanel } from './breakdown-panel'
import { PanelChoice } from './panel-choice'
import type { Choice } from './use-analytics'

type Props = { choice: Choice; period: DayPeriod | undefined }

/** Sales by one fact at a time. */
export function Breakdowns({ choice, period }: Props) {
  const t = useTranslations('backOffice.analytics')
  const [by, setBy] = useState<Breakdown>('products')
  return (
    <div>
      <PanelChoice
        label={t('charts.breakdown')}
        value={by}
        onChange={setBy}
        choices={BREAKDOWNS.map((value) => ({ value, label: t(`breakdowns.${value}.title`) }))}
      />
      <BreakdownPanel key={by} by={by} choice={choice} period={period} />
    </div>
  )
}
