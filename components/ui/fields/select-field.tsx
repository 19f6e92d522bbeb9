import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field'
import { Select } from './select'

type SelectFieldProps = ComponentProps<'select'> & {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
}

export function SelectField({ id, label, hint, error, className, ...props }: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, className }} required={props.required}>
      {(described) => <Select id={id} {...described} {...props} />}
    </Field>
  )
}
