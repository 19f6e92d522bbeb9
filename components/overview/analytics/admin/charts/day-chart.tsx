'use client'

import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatDay, shortDay } from '@/components/overview/analytics/admin/analytics-labels'
import { AXIS, COLORS, TOOLTIP } from './chart-style'

type DaySeries = {
  label: string
  kind: 'bar' | 'line' | 'dashed'
  color: keyof typeof COLORS
  /** Bars with the same stack id are stacked; negative values below zero. */
  stack?: string
  /** One value for each day. */
  values: readonly number[]
}

type Props = {
  days: readonly string[]
  series: readonly DaySeries[]
  format: (value: number) => string
  /** Formats axis labels. */
  axisFormat: (value: number) => string
  /** What a click on a day does; the table has the same as links. */
  onDay?: (day: string) => void
}

/** Values by day: bars, with lines above them. Hidden from screen readers. */
export function DayChart({ days, series, format, axisFormat, onDay }: Props) {
  const rows = days.map((day, index) => ({
    day,
    ...Object.fromEntries(series.map(({ label, values }) => [label, values[index] ?? 0])),
  }))
  return (
    <div className="flex h-full flex-col">
      <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs font-medium text-ink-soft">
        {series.map(({ label, color, kind }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span
              className={kind === 'bar' ? 'size-2.5 rounded-xs' : 'w-4 border-t-2'}
              style={
                kind === 'bar'
                  ? { background: COLORS[color] }
                  : {
                      borderColor: COLORS[color],
                      borderStyle: kind === 'line' ? 'solid' : 'dashed',
                    }
              }
            />
            {label}
          </li>
        ))}
      </ul>
      <div className="min-h-0 flex-1">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={rows}
            accessibilityLayer={false}
            onClick={({ activeLabel }) => {
              if (onDay && typeof activeLabel === 'string') onDay(activeLabel)
            }}
            className={onDay && 'cursor-pointer'}
            stackOffset="sign"
            margin={{ top: 6, right: 4, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} stroke={COLORS.line} />
            <XAxis dataKey="day" tickFormatter={shortDay} minTickGap={28} {...AXIS} />
            <YAxis
              width={52}
              axisLine={false}
              allowDecimals={false}
              tickFormatter={axisFormat}
              {...AXIS}
            />
            <Tooltip
              {...TOOLTIP}
              labelFormatter={(day) => formatDay(String(day))}
              formatter={(value) => format(Number(value))}
            />
            {series.map(({ label, kind, color, stack }) =>
              kind === 'bar' ? (
                <Bar
                  key={label}
                  dataKey={label}
                  stackId={stack}
                  fill={COLORS[color]}
                  maxBarSize={28}
                  radius={[3, 3, 0, 0]}
                  isAnimationActive={false}
                />
              ) : (
                <Line
                  key={label}
                  dataKey={label}
                  stroke={COLORS[color]}
                  strokeWidth={2}
                  strokeDasharray={kind === 'dashed' ? '4 4' : undefined}
                  dot={days.length === 1}
                  isAnimationActive={false}
                />
              ),
            )}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </div>
  )
}
