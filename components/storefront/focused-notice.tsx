import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon/icon'

type FocusedNoticeProps = { icon: 'clock' | 'circle-check'; children: ReactNode }

/** What replaced a page's content, and why. Takes the focus, so that screen readers announce it. */
export function FocusedNotice({ icon, children }: FocusedNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex items-start gap-3 rounded-card border border-line bg-sunken p-5 focus:outline-none"
    >
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-primary-strong" />
      {children}
    </div>
  )
}
