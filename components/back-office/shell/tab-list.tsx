'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useSignedInUser } from '@/components/back-office/session/admin-gate'
import { IntentLink } from './intent-link'
import { TabBadge } from './tab-badge'
import { useTabBadges } from './tab-badges'
import { tabGroupsOf, tabHref } from './tabs'

export const PANEL_ID = 'admin-panel'
export const tabId = (slug: string) => `tab-${slug || 'overview'}`

/** The slug of the tab that is open; the start page's is empty. */
export const useOpenTab = () => usePathname().split('/')[2] ?? ''

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The place that a key leads to in a list of so many; `undefined` for other keys. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? undefined : (at + step + count) % count
}

/**
 * The tabs in their groups, a link each: arrow keys move between them, Enter opens one. A phone shows those of the open one's
 * group; all of them are in its menu.
 */
export function TabList() {
  const t = useTranslations('backOffice.shell')
  const open = useOpenTab()
  const { role } = useSignedInUser()
  const badges = useTabBadges()
  const list = useRef<HTMLDivElement>(null)
  const groups = tabGroupsOf(role)
  const openGroup = groups.find(({ tabs }) => tabs.some(({ slug }) => slug === open)) ?? groups[0]
  // While none is open, the keyboard enters the list at its first.
  const isOpenListed = openGroup?.tabs.some(({ slug }) => slug === open)
  const entry = isOpenListed ? open : openGroup?.tabs[0]?.slug

  // What scrolls must have the open one in sight.
  useEffect(() => {
    document.getElementById(tabId(open))?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])].filter(
      ({ offsetParent }) => offsetParent !== null,
    )
    const at = links.findIndex((link) => link.matches(':focus'))
    const target = targetOf(event.key, at, links.length)
    if (target === undefined) return
    event.preventDefault()
    links[target]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the tabs in it
    <div
      ref={list}
      onKeyDown={onKeyDown}
      className="flex overflow-x-auto p-2 [scrollbar-width:none] lg:flex-col lg:gap-3 lg:overflow-visible lg:p-3"
    >
      {groups.map(({ id, tabs }) => (
        <div key={id} className={id === openGroup?.id ? undefined : 'max-lg:hidden'}>
          <p
            id={`tabs-${id}`}
            className="hidden px-3 pb-1 text-xs font-semibold text-muted lg:block"
          >
            {t(`groups.${id}`)}
          </p>
          <div
            role="tablist"
            aria-labelledby={`tabs-${id}`}
            aria-orientation="vertical"
            className="flex gap-1 lg:flex-col lg:gap-px"
          >
            {tabs.map(({ slug, name, icon: Icon }) => (
              <IntentLink
                key={slug}
                href={tabHref(slug)}
                role="tab"
                id={tabId(slug)}
                aria-selected={slug === open}
                aria-controls={PANEL_ID}
                tabIndex={slug === entry ? 0 : -1}
                className={`relative flex h-10 shrink-0 items-center gap-2.5 rounded-control px-3 text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-2 lg:h-8.5 ${
                  slug === open
                    ? 'bg-primary-soft text-primary-deep'
                    : 'text-ink-soft hover:bg-sunken'
                }`}
              >
                <Icon aria-hidden className="size-4.5 shrink-0" />
                {t(`tabs.${name}`)}
                <TabBadge badge={badges[slug]} />
              </IntentLink>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
