import { useId } from 'react'
import { Select } from '@/components/ui/fields/select'

type Props<Each extends string> = {
  label: string
  value: Each
  choices: readonly { value: Each; label: string }[]
  onChange: (value: Each) => void
}

/** Which one of several panels is shown. */
export function PanelChoice<Each extends string>({ label, value, choices, onChange }: Props<Each>) {
  const id = useId()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        className="min-w-0 grow sm:max-w-80"
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
    </div>
  )
}
