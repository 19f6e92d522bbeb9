import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

const TONES = {
  info: { Icon: Info, box: 'border-line bg-sunken/60', icon: 'text-ink-soft' },
  success: { Icon: CircleCheck, box: 'border-success/25 bg-success-soft', icon: 'text-success' },
  warning: {
    Icon: TriangleAlert,
    box: 'border-primary/30 bg-primary-soft',
    icon: 'text-primary-strong',
  },
} as const

type NoticeProps = {
  tone?: keyof typeof TONES
  title?: string
  className?: string
  children: ReactNode
}

/** A highlighted note. */
export function Notice({ tone = 'info', title, className, children }: NoticeProps) {
  const { Icon, box, icon } = TONES[tone]
  return (
    <div className={classNames('flex gap-3.5 rounded-card border p-5', box, className)}>
      <Icon aria-hidden className={classNames('mt-0.5 size-5.5 shrink-0', icon)} />
      <div className="min-w-0 leading-relaxed text-ink-soft">
        {title && <p className="font-bold text-ink">{title}</p>}
        {children}
      </div>
    </div>
  )
}
