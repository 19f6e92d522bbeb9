import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { fieldStyle } from './field-style'

export { fieldStyle }

type TextFieldProps = ComponentProps<'input'> & {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** Shown beside the field and tied to it for screen readers. */
  error?: string
}

export function TextField({
  id,
  label,
  hint,
  error,
  className,
  required,
  ...props
}: TextFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
        {label}
        {required && (
          <span aria-hidden className="text-danger">
            {' '}
            *
          </span>
        )}
      </label>
      <input
        id={id}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={classNames(fieldStyle, 'h-12')}
        {...props}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
