'use client'

import { useTranslations } from 'next-intl'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCents } from '@/components/back-office/format-number'
import { roundMoney } from '@/components/overview/analytics/admin/analytics-labels'
import { AXIS, COLORS, TOOLTIP } from './chart-style'

type Props = { rows: readonly { name: string; grossCents: number; netCents: number }[] }

const NAME_LENGTH = 22

const shortened = (name: string) =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1).trimEnd()}…` : name

/** The best sellers from top to bottom. Hidden from screen readers. */
export function RankChart({ rows }: Props) {
  const t = useTranslations('backOffice.analytics')
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...rows]}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 12, bottom: 0, left: 0 }}
        barGap={1}
      >
        <CartesianGrid horizontal={false} stroke={COLORS.line} />
        <XAxis type="number" tickFormatter={roundMoney} {...AXIS} />
        <YAxis
          type="category"
          dataKey="name"
          width={150}
          interval={0}
          axisLine={false}
          tickFormatter={shortened}
          {...AXIS}
        />
        <Tooltip {...TOOLTIP} formatter={(value) => formatCents(Number(value))} />
        <Bar
          dataKey="grossCents"
          name={t('columns.gross')}
          fill={COLORS.soft}
          maxBarSize={10}
          isAnimationActive={false}
        />
        <Bar
          dataKey="netCents"
          name={t('columns.net')}
          fill={COLORS.strong}
          maxBarSize={10}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
