import type { ReactNode } from 'react'

type FieldProps = {
  id: string
  label: ReactNode
  /** Gives way to an error: what is wrong says all that helps then. */
  hint?: ReactNode
  /** Shown beside the field and tied to it for screen readers. */
  error?: string
  required?: boolean
  className?: string
  /** Renders the control with the attributes that link it to hint and error. */
  children: (described: {
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A labelled control with its hint or its error, used by every form. */
export function Field({ id, label, hint, error, required, className, children }: FieldProps) {
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined
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
      {children({
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described,
      })}
      {hint && !error && (
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
