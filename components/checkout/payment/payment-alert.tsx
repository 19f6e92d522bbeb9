import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type PaymentAlertProps = { title: string; hint: string; children?: ReactNode }

/** A payment or order error. Persistent; focused when it appears. */
export function PaymentAlert({ title, hint, children }: PaymentAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-5 flex scroll-m-6 gap-3 rounded-card border border-danger/35 bg-danger-soft p-4 focus:outline-none sm:p-5"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="font-bold [overflow-wrap:anywhere] text-danger">{title}</p>
        <p className="mt-1 text-sm text-ink-soft">{hint}</p>
        {children}
      </div>
    </div>
  )
}
