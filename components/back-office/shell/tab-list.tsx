'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { OpenCount } from '@/components/messages/admin/open-count'
import { WaitingCount } from '@/components/reviews/admin/waiting-count'
import { useSignedInUser } from '@/components/staff/admin/session/admin-gate'
import { ADMIN_TABS } from './tabs'

export const PANEL_ID = 'admin-panel'
export const tabId = (slug: string) => `tab-${slug}`

/** The slug of the tab that is open. */
export const useOpenTab = () => usePathname().split('/')[2] ?? ''

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The tabs, a link each: arrow keys move between them, Enter opens one. */
export function TabList() {
  const open = useOpenTab()
  const { role } = useSignedInUser()
  const list = useRef<HTMLDivElement>(null)
  const tabs = ADMIN_TABS.filter(({ roles }) => roles.includes(role))

  // On a phone the tabs scroll sideways: the open one must be in sight.
  useEffect(() => {
    document.getElementById(tabId(open))?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    const step = STEPS[event.key]
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? links.length - 1
          : step === undefined
            ? undefined
            : (at + step + links.length) % links.length
    if (target === undefined) return
    event.preventDefault()
    links[target]?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Back office"
      aria-orientation="vertical"
      onKeyDown={onKeyDown}
      className="flex gap-1 overflow-x-auto p-2 [scrollbar-width:none] lg:flex-col lg:overflow-visible lg:p-3"
    >
      {tabs.map(({ slug, label, icon: Icon }, place) => {
        const isOpen = slug === open
        // While none is open, the keyboard enters the list at its first.
        const isEntry = isOpen || (place === 0 && !tabs.some((tab) => tab.slug === open))
        return (
          <Link
            key={slug}
            href={`/admin/${slug}`}
            role="tab"
            id={tabId(slug)}
            aria-selected={isOpen}
            aria-controls={PANEL_ID}
            tabIndex={isEntry ? 0 : -1}
            className={`relative flex h-10 shrink-0 items-center gap-2.5 rounded-control px-3 text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-2 ${
              isOpen ? 'bg-primary-soft text-primary-deep' : 'text-ink-soft hover:bg-sunken'
            }`}
          >
            <Icon aria-hidden className="size-4.5 shrink-0" />
            {label}
            {slug === 'messages' && <OpenCount />}
            {slug === 'reviews' && <WaitingCount />}
          </Link>
        )
      })}
    </div>
  )
}
