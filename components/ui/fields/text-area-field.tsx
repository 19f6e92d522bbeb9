import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Field } from './field'
import { fieldStyle } from './field-style'

type TextAreaFieldProps = ComponentProps<'textarea'> & {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
}

export function TextAreaField({ id, label, hint, error, className, ...props }: TextAreaFieldProps) {
  return (
    <Field {...{ id, label, hint, error, className }} required={props.required}>
      {(described) => (
        <textarea
          id={id}
          {...described}
          className={classNames(fieldStyle, 'resize-y py-3')}
          {...props}
        />
      )}
    </Field>
  )
}
