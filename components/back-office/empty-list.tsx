import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyListProps = {
  icon?: LucideIcon
  text: ReactNode
  /** What would be here, or how something comes here. */
  hint?: ReactNode
}

/** What a list says while it has no rows. */
export function EmptyList({ icon: Icon, text, hint }: EmptyListProps) {
  if (Icon)
    return (
      <>
        <Icon aria-hidden className="mx-auto size-8 text-muted" />
        <p className="mt-3 text-sm text-ink-soft">{text}</p>
      </>
    )
  return (
    <>
      <p className="font-semibold">{text}</p>
      {hint !== undefined && <p className="mt-1 text-sm text-muted">{hint}</p>}
    </>
  )
}
