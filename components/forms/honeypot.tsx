import type { ComponentProps } from 'react'

/** An invisible field that only bots fill in. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden className="absolute size-0 overflow-hidden opacity-0">
      <label>
        Website
        <input {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
