type Props = {
  series: readonly { label: string; values: readonly number[] }[]
  format: (value: number) => string
}

/** The values of a single day. Hidden from screen readers, like the chart that it stands for. */
export function DayNumbers({ series, format }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
      {series.map(({ label, values }) => (
        <li key={label}>
          <span className="block text-3xl font-extrabold tracking-tight tabular-nums [overflow-wrap:anywhere]">
            {format(values[0] ?? 0)}
          </span>
          <span className="text-sm text-muted">{label}</span>
        </li>
      ))}
    </ul>
  )
}
