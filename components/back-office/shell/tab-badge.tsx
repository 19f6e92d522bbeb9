import { Badge } from '@/components/ui/badge'

/** How much waits on a tab, and in which word: `3 waiting`. */
export type TabCount = { count: number; word: string }

/** How much waits, beside the name of a tab. */
export function TabBadge({ badge }: { badge: TabCount | undefined }) {
  if (!badge || badge.count === 0) return null
  return (
    <Badge tone="sale" className="ms-auto px-2 py-0 tabular-nums">
      {badge.count > 99 ? '99+' : badge.count}
      <span className="sr-only"> {badge.word}</span>
    </Badge>
  )
}
