'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { DayPeriod } from '@/lib/core/calendar'
import { BREAKDOWNS } from '@/lib/overview/analytics/breakdowns'
import { BreakdownPanel } from './breakdown-panel'
import { PanelChoice } from './panel-choice'
import { RefundReasonsPanel } from './refund-reasons-panel'
import type { Choice } from './use-analytics'

type Props = { choice: Choice; period: DayPeriod | undefined }

const PANELS = [...BREAKDOWNS, 'refundReasons'] as const

/** Sales by one fact at a time, and refunds by their reasons. */
export function Breakdowns({ choice, period }: Props) {
  const t = useTranslations('backOffice.analytics')
  const [shown, setShown] = useState<(typeof PANELS)[number]>('products')
  const [isChosen, setChosen] = useState(false)
  const panelChoice = (
    <PanelChoice
      label={t('charts.breakdown')}
      value={shown}
      onChange={(panel) => {
        setShown(panel)
        setChosen(true)
      }}
      autoFocus={isChosen}
      choices={PANELS.map((value) => ({
        value,
        label:
          value === 'refundReasons' ? t('refundReasons.title') : t(`breakdowns.${value}.title`),
      }))}
    />
  )
  return shown === 'refundReasons' ? (
    <RefundReasonsPanel choice={choice} panelChoice={panelChoice} />
  ) : (
    <BreakdownPanel
      key={shown}
      by={shown}
      choice={choice}
      period={period}
      panelChoice={panelChoice}
    />
  )
}
