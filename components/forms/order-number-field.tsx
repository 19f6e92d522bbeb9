'use client'

import type { ComponentProps } from 'react'
import { useStoreProps } from '@/components/storefront/store-props'
import { TextField } from '@/components/ui/fields/text-field'

/** A field for an order's number, which reads from left to right in every language. */
export function OrderNumberField(props: ComponentProps<typeof TextField>) {
  const { orderNumberPrefix } = useStoreProps()
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder={`${orderNumberPrefix}…`}
      maxLength={60}
      dir="ltr"
      {...props}
    />
  )
}
