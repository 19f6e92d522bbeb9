import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type StatusMessageProps = { Icon: LucideIcon; title: string; text: string; children: ReactNode }

/** Shown instead of an order. */
export function StatusMessage({ Icon, title, text, children }: StatusMessageProps) {
  const box = useRef<HTMLDivElement>(null)
  // Takes the focus, so that screen readers announce what replaced the loading state.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mx-auto flex max-w-xl flex-col items-center py-10 text-center focus:outline-none sm:py-16"
    >
      <span className="grid size-18 place-items-center rounded-full bg-primary-soft text-primary-strong">
        <Icon aria-hidden className="size-8" strokeWidth={1.75} />
      </span>
      <h1 className="mt-6 text-3xl font-extrabold tracking-tight sm:text-4xl">{title}</h1>
      <p className="mt-3 text-lg leading-relaxed text-muted">{text}</p>
      <div className="mt-7">{children}</div>
    </div>
  )
}
