import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

type PanelProps = {
  /** Id of the heading that names it. */
  id: string
  heading: ReactNode
  /** Shown opposite the heading. */
  aside?: ReactNode
  /** Inside another box: without a frame of its own. */
  isPart?: boolean
  className?: string
  children: ReactNode
}

/** A white box of the checkout with its heading. */
export function Panel({ id, heading, aside, isPart = false, className, children }: PanelProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        isPart
          ? 'border-t border-line pt-5'
          : 'rounded-card border border-line bg-surface p-5 shadow-card sm:p-6',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg font-bold">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
