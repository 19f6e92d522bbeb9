import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { fieldStyle } from './field-style'

/** A native select, which every device opens in its own familiar way. Name it with a label or `aria-label`. */
export function Select({ className = '', children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select
        className={`${fieldStyle} h-11 cursor-pointer appearance-none truncate pe-10! text-sm! font-medium`}
        {...props}
      >
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4.5 text-muted"
      />
    </span>
  )
}
