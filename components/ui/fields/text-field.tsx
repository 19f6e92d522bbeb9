import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field'
import { fieldStyle } from './field-style'

export { fieldStyle }

type TextFieldProps = ComponentProps<'input'> & {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
}

export function TextField({ id, label, hint, error, className, ...props }: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, className }} required={props.required}>
      {(described) => <input id={id} {...described} className={`${fieldStyle} h-12`} {...props} />}
    </Field>
  )
}
