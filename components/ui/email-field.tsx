import type { ComponentProps } from 'react'
import { TextField } from './text-field'

/** A field for an e-mail address, as keyboards and password managers like it. */
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
