import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { rememberSection, wasLeftOpen } from './open-sections'

type ClosedSectionProps = {
  /** Under which it is remembered whether it was left open. */
  name: string
  title: string
  hint: string
  /** Whether something in it has to be seen, such as an error: it is open then. */
  needsAttention: boolean
  /** Whether its fields are made once it is opened: those that load much. They keep nothing of their own. */
  isLazy?: boolean
  children: ReactNode
}

/** Fields of the form that most products do without: closed until somebody opens it, and as it was left from then on. */
export function ClosedSection({
  name,
  title,
  hint,
  needsAttention,
  isLazy = false,
  children,
}: ClosedSectionProps) {
  const [isOpen, setOpen] = useState(() => wasLeftOpen(name))
  const isShown = isOpen || needsAttention
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        if (!needsAttention) rememberSection(name, open)
      }}
      className="group rounded-control border border-line sm:col-span-2"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-control p-4 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-x-4 gap-y-5 px-4 pb-4 sm:grid-cols-2">
        <p className="-mt-3 text-sm text-muted sm:col-span-2">{hint}</p>
        {(isShown || !isLazy) && children}
      </div>
    </details>
  )
}
