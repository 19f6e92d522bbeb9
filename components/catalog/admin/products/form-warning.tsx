import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something about what was typed that may not be meant; it can be saved. */
export function FormWarning({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="mt-2 mb-1 flex items-start gap-2 rounded-control bg-primary-soft px-3 py-2 text-sm text-primary-deep"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div>{children}</div>
    </div>
  )
}
