import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says that a page is a preview. Only for staff, so in English only. */
export const PreviewNote = ({ children }: { children: ReactNode }) => (
  <p
    role="status"
    lang="en"
    dir="ltr"
    className="flex items-center justify-center gap-2 bg-night px-4 py-2.5 text-center text-sm font-semibold text-white"
  >
    <Eye aria-hidden className="size-4.5 shrink-0" />
    {children}
  </p>
)
