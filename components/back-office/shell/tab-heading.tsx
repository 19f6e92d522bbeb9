import type { ReactNode } from 'react'
import { TabHelp } from './tab-help-panel'

type TabHeadingProps = { title: string; lead?: ReactNode; children?: ReactNode }

/** A tab's title with its main actions. */
export function TabHeading({ title, lead, children }: TabHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        <div className="flex flex-wrap items-center gap-x-1.5">
          <h1 className="text-2xl font-extrabold">{title}</h1>
          <TabHelp />
        </div>
        {lead && <p className="mt-1 max-w-2xl text-sm text-muted">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2.5">{children}</div>}
    </div>
  )
}
