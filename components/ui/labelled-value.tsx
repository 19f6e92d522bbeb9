import type { ReactNode } from 'react'

/** One term and its value in a description list (`dl`). */
export function LabelledValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
