import { useId } from 'react'
import { Select } from '@/components/ui/fields/select'

type Props<Each extends string> = {
  label: string
  value: Each
  choices: readonly { value: Each; label: string }[]
  onChange: (value: Each) => void
  /** Of one that came with the panel that was just chosen. */
  autoFocus?: boolean
}

/** Which one of several panels is shown: in the place of its title. */
export function PanelChoice<Each extends string>({
  label,
  value,
  choices,
  onChange,
  autoFocus,
}: Props<Each>) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select
        id={id}
        className="max-w-80"
        autoFocus={autoFocus}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </>
  )
}
