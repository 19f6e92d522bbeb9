'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon/icon'

type FormSentProps = { title: string; children: ReactNode }

/** Replaces a sent form, and takes over its focus. */
export function FormSent({ title, children }: FormSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex gap-4">
      <Icon name="circle-check" className="mt-0.5 size-7 shrink-0 text-success" />
      <div className="min-w-0 flex-1">
        <h3 ref={heading} tabIndex={-1} className="text-xl font-bold focus:outline-none">
          {title}
        </h3>
        <div className="mt-2 space-y-3 leading-relaxed break-words text-ink-soft">{children}</div>
      </div>
    </div>
  )
}
