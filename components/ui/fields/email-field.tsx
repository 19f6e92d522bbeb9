import type { ComponentProps } from 'react'
import { TextField } from './text-field'

/** An e-mail field with the attributes that keyboards and password managers expect. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...props}
    />
  )
}
