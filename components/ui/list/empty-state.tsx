import type { ReactNode } from 'react'

type EmptyStateProps = { role?: 'alert'; icon: ReactNode; title: string; children: ReactNode }

/** Shown instead of a list that is empty or could not be loaded. */
export function EmptyState({ role, icon, title, children }: EmptyStateProps) {
  return (
    <div
      role={role}
      className="flex flex-col items-center rounded-card border border-dashed border-line-strong/50 bg-surface px-6 py-16 text-center"
    >
      <span className="mb-5 grid size-18 place-items-center rounded-full bg-primary-soft text-primary-strong">
        {icon}
      </span>
      <p className="text-xl font-bold">{title}</p>
      {children}
    </div>
  )
}
