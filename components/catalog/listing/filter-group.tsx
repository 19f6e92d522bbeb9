import type { ReactNode } from 'react'

/** The choices of one filter. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {children}
    </fieldset>
  )
}
