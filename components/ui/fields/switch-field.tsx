'use client'

import { type ReactNode, useId } from 'react'
import { Switch } from './switch'

type SwitchFieldProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
}

export function SwitchField({ label, hint, ...control }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <Switch id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...control} />
      <div>
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
