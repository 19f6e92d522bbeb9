'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

type Tab = { id: string; label: string; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** The open tab when controlled from outside; uncontrolled without it. */
  chosen?: number
  onChoose?: (index: number) => void
}

/**
 * Tabs whose panels are all in the page, so that search engines and find-in-page know their text.
 * Arrow keys, Home and End move between tabs.
 */
export function Tabs({ label, tabs, ...open }: TabsProps) {
  const base = useId()
  const [own, setOwn] = useState(0)
  const chosen = open.chosen ?? own
  const setChosen = (index: number) => (open.onChoose ?? setOwn)(index)
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const last = tabs.length - 1
    const targets: Record<string, number> = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: chosen === last ? 0 : chosen + 1,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setChosen(target)
    list.current?.querySelectorAll('button')[target]?.focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab, index) => {
          const isChosen = index === chosen
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-tab-${tab.id}`}
              aria-selected={isChosen}
              aria-controls={`${base}-panel-${tab.id}`}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => setChosen(index)}
              className={`-mb-px h-12 shrink-0 border-b-2 px-2.5 text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-3 sm:px-5 sm:text-base ${
                isChosen
                  ? 'border-primary-strong text-primary-strong'
                  : 'border-transparent text-muted hover:border-line-strong/60 hover:text-ink'
              }`}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is reached by keyboard
          tabIndex={0}
          hidden={index !== chosen}
          className="rounded-b-card py-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
