type Stat = { value: string; label: string }

type StatsProps = {
  /** Accessible name of the figures. */
  label: string
  stats: readonly Stat[]
}

/** Figures in a row, divided by fine lines; nothing where there are none. */
export function Stats({ label, stats }: StatsProps) {
  if (stats.length === 0) return null
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line shadow-card lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {stats.map(({ value, label: text }) => (
        <li key={text} className="flex flex-col gap-1 bg-surface px-5 py-6 sm:px-7 sm:py-8">
          <span className="text-3xl font-black tracking-tight tabular-nums sm:text-[2.5rem] sm:leading-none">
            {value}
          </span>{' '}
          <span className="text-sm leading-snug font-medium text-muted sm:mt-1.5 sm:text-base">
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
