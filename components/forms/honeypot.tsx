import type { ComponentProps } from 'react'

/** A field that people neither see nor reach; what fills it in is no person. */
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
