import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon/icon'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: ReactNode
  /** Said after the label, such as a number of things: at the end of the row, and as its description. */
  note?: { shown: string; spoken: string }
}

/** A checkbox with its label; the whole row can be clicked. */
export function Checkbox({ label, note, className = '', ...props }: CheckboxProps) {
  const id = useId()
  return (
    <span className={`flex items-center gap-3 ${className}`}>
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          {...props}
          id={id}
          aria-describedby={note ? `${id}-note` : props['aria-describedby']}
          type="checkbox"
          className="peer size-5 cursor-pointer appearance-none rounded-md border border-line-strong bg-surface transition-colors checked:border-primary-strong checked:bg-primary-strong hover:border-ink-soft"
        />
        <Icon
          name="check"
          strokeWidth={3}
          className="pointer-events-none absolute size-3.5 text-on-fill opacity-0 peer-checked:opacity-100"
        />
      </span>
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer py-1.5 text-sm text-ink-soft">
        {label}
      </label>
      {note && (
        <span className="text-xs text-muted tabular-nums">
          <span aria-hidden>{note.shown}</span>
          <span id={`${id}-note`} className="sr-only">
            {note.spoken}
          </span>
        </span>
      )}
    </span>
  )
}
