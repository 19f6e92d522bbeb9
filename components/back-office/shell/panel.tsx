import { type ReactNode, useId } from 'react'
import { classNames } from '@/components/ui/class-names'

type PanelProps = {
  title: string
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** A card with a title, used by every tab. */
export function Panel({ title, lead, actions, className, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-card border border-line bg-surface shadow-card', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-4">
        <div>
          <h2 id={id} className="text-base font-bold">
            {title}
          </h2>
          {lead && <p className="mt-0.5 text-sm text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <div className="p-5">{children}</div>
    </section>
  )
}
