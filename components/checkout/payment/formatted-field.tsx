import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import { TextField } from '@/components/ui/fields/text-field'
import { caretAfterDigits, digitsOf } from '@/lib/payments/card-format'

export type FormattedFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'onChange' | 'value' | 'ref'
> & {
  value: string
  format: (text: string, deleting: boolean) => string
  onValueChange: (value: string) => void
}

/** A numeric field that is formatted while typing; the caret keeps its position. */
export function FormattedField({ value, format, onValueChange, ...props }: FormattedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    const position = caret.current
    caret.current = null
    if (position !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(position, position)
  })

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : ''
    const formatted = format(target.value, inputType.startsWith('delete'))
    const end = target.selectionStart ?? target.value.length
    caret.current =
      end === target.value.length
        ? formatted.length
        : caretAfterDigits(
            formatted,
            digitsOf(target.value.slice(0, end)).length,
            inputType === 'deleteContentForward',
          )
    // When nothing changed, React restores the old text and moves the caret to the end.
    target.value = formatted
    target.setSelectionRange(caret.current, caret.current)
    onValueChange(formatted)
  }

  return <TextField ref={input} value={value} inputMode="numeric" onChange={change} {...props} />
}
