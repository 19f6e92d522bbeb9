'use client'

import { CircleHelp } from 'lucide-react'
import { useId, useState } from 'react'
import { TAB_HELP } from './tab-help'
import { useOpenTab } from './tab-list'

/** What people ask about the open tab, behind a button beside its title; nothing where there is none. */
export function TabHelp() {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const help = TAB_HELP[useOpenTab()]
  if (!help) return null
  return (
    <>
      <button
        type="button"
        aria-label="Help"
        title="Help"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="grid size-8 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink aria-expanded:bg-primary-soft aria-expanded:text-primary-strong"
      >
        <CircleHelp aria-hidden className="size-5" />
      </button>
      <div id={id} hidden={!isOpen} className="basis-full">
        <dl className="mt-3 mb-2 max-w-2xl space-y-3 rounded-card border border-line bg-surface px-5 py-4 text-sm">
          {help.map(({ ask, answer }) => (
            <div key={ask}>
              <dt className="font-semibold">{ask}</dt>
              <dd className="mt-0.5 text-ink-soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
