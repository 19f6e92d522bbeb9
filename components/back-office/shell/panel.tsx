import { type ReactNode, useId } from 'react'
import { classNames } from '@/components/ui/class-names'

type PanelProps = {
  title: string
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Chooses what the panel shows, and stands in the place of the title, which only names the panel then. */
  choice?: ReactNode
  /** On half of a screen: the lead goes below title and buttons, across the panel. */
  isNarrow?: boolean
  className?: string
  children: ReactNode
}

/** A card with a title, used by every tab. */
export function Panel({ title, lead, actions, choice, isNarrow, className, children }: PanelProps) {
  const id = useId()
  const leadText = lead && <p className="mt-0.5 text-sm text-muted">{lead}</p>
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-card border border-line bg-surface shadow-card', className)}
    >
      <div className="border-b border-line px-5 py-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className={choice ? 'min-w-0 flex-[1_1_10rem]' : undefined}>
            <h2 id={id} className={choice ? 'sr-only' : 'text-base font-bold'}>
              {title}
            </h2>
            {choice}
            {!isNarrow && leadText}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        {isNarrow && leadText}
      </div>
      <div className="p-5">{children}</div>
    </section>
  )
}
