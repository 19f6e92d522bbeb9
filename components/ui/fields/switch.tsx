'use client'

import * as Radix from '@radix-ui/react-switch'

type SwitchProps = {
  id?: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
}

/** A toggle that takes effect at once. Name it with a label or `aria-label`. */
export function Switch(props: SwitchProps) {
  return (
    <Radix.Root
      {...props}
      className="relative inline-flex h-6 w-11 shrink-0 items-center rounded-full bg-line-strong transition-colors disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:bg-primary-strong"
    >
      <Radix.Thumb className="ms-0.5 block size-5 rounded-full bg-on-fill shadow-card transition-transform data-[state=checked]:translate-x-5 rtl:data-[state=checked]:-translate-x-5" />
    </Radix.Root>
  )
}
