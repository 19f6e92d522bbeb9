import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Reports the text that was typed into an empty field before it was hydrated: React keeps it in the
 * field, but reports no change.
 */
export function useTextTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  report: (text: string) => void,
): void {
  const reportIfTyped = useEffectEvent(() => {
    if (field.current?.value) report(field.current.value)
  })
  useEffect(() => reportIfTyped(), [])
}
