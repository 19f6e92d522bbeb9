import type { ReactNode } from 'react'

type FormCardProps = { id: string; title: string; children: ReactNode }

/** A form, or details, in a card with a heading. */
export function FormCard({ id, title, children }: FormCardProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-panel border border-line bg-surface p-6 shadow-raised sm:p-8"
    >
      <h2 id={`${id}-title`} className="mb-5 text-2xl font-extrabold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  )
}
