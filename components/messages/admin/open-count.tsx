'use client'

import { Badge } from '@/components/ui/badge'
import { useOpenMessages } from './use-messages'

/** How many messages are open, beside the name of the tab. */
export function OpenCount() {
  const open = useOpenMessages()
  if (open === 0) return null
  return (
    <Badge tone="sale" className="ms-auto px-2 py-0 tabular-nums">
      {open > 99 ? '99+' : open}
      <span className="sr-only"> open</span>
    </Badge>
  )
}
