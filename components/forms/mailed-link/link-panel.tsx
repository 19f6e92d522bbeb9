'use client'

import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'

type LinkPanelProps = {
  Icon: LucideIcon
  title: string
  text: string
  isSuccess?: boolean
  /** Follows a click whose button was removed: the focus moves to the title. */
  isAnnounced?: boolean
  children?: ReactNode
}

/** The outcome of a mailed link, or what it asks. */
export function LinkPanel({
  Icon,
  title,
  text,
  isSuccess = false,
  isAnnounced = false,
  children,
}: LinkPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnnounced) heading.current?.focus()
  }, [isAnnounced])
  return (
    <div className="page-width grid min-h-[26rem] justify-items-center py-14 sm:py-24">
      <div className="w-full max-w-3xl self-center text-center">
        <span
          className={classNames(
            'mx-auto grid size-16 place-items-center rounded-full',
            isSuccess ? 'bg-success-soft text-success' : 'bg-primary-soft text-primary-strong',
          )}
        >
          <Icon aria-hidden className="size-8" strokeWidth={1.75} />
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-6 text-3xl font-extrabold tracking-tight focus:outline-none sm:text-4xl"
        >
          {title}
        </h1>
        <p className="mx-auto mt-3 max-w-xl text-lg leading-relaxed text-pretty text-muted">
          {text}
        </p>
        <div className="mt-8 space-y-5">{children}</div>
      </div>
    </div>
  )
}
