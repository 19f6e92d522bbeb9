import { type ReactNode, useId } from 'react'
import { FilterPanel, type FilterPanelProps } from './filter-panel'

/** A list with its filters beside it; on phones and tablets these are in a drawer (filter-sheet-button.tsx). */
export function FilteredLayout({
  panel,
  children,
}: {
  panel: FilterPanelProps
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-7">
      <section
        aria-labelledby={headingId}
        className="hidden rounded-card border border-line bg-surface p-5 shadow-card lg:sticky lg:top-28 lg:block lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:overscroll-contain"
      >
        <FilterPanel {...panel} headingId={headingId} />
      </section>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
