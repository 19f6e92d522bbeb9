import type { ReactNode } from 'react'

type Props = {
  /** The group that it belongs to. */
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of a few things to choose among; the whole of it can be clicked. */
export function RadioOption({ name, isChosen, onChoose, children }: Props) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-control border border-line px-3.5 py-3 text-sm hover:bg-sunken has-checked:border-primary-strong has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-primary-strong">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-4.5 shrink-0 accent-primary-strong"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  )
}
