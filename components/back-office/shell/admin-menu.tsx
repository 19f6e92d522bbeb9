'use client'

import { ExternalLink, Menu } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { useTabBadges } from '@/components/overview/admin/tab-badges'
import { useSignedInUser } from '@/components/staff/admin/session/admin-gate'
import { Sheet } from '@/components/ui/sheet'
import { IntentLink } from './intent-link'
import { TabBadge } from './tab-badge'
import { useOpenTab } from './tab-list'
import { tabGroupsOf, tabHref } from './tabs'

const LINK =
  'flex h-11 items-center gap-3 rounded-control px-3 text-sm font-semibold text-ink-soft hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-primary-deep'

/** The menu of a phone: every tab with what waits on it. */
export function AdminMenu() {
  const path = usePathname()
  // Closed by going anywhere, also by a confirmation that comes in between.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === path
  const close = () => setOpenAt(undefined)
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(path)}
        className="-ms-2 grid size-10 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken lg:hidden"
      >
        <Menu aria-hidden className="size-5.5" />
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={(open) => !open && close()}
        title="Menu"
        side="start"
        closeLabel="Close"
        width="w-76"
        footer={
          <div className="p-3">
            <a href="/" target="_blank" rel="noreferrer" className={LINK}>
              <ExternalLink aria-hidden className="size-5" />
              View store
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </div>
        }
      >
        <MenuLinks onChoose={close} />
      </Sheet>
    </>
  )
}

function MenuLinks({ onChoose }: { onChoose: () => void }) {
  const open = useOpenTab()
  const { role } = useSignedInUser()
  const badges = useTabBadges()
  return (
    <nav aria-label="All tabs" className="space-y-4 p-3">
      {tabGroupsOf(role).map(({ id, label, tabs }) => (
        <section key={id} aria-labelledby={`menu-${id}`}>
          <h3 id={`menu-${id}`} className="px-3 pb-1 text-xs font-semibold text-muted">
            {label}
          </h3>
          <ul>
            {tabs.map(({ slug, label, icon: Icon }) => (
              <li key={slug}>
                <IntentLink
                  href={tabHref(slug)}
                  aria-current={slug === open ? 'page' : undefined}
                  onClick={onChoose}
                  className={LINK}
                >
                  <Icon aria-hidden className="size-5 shrink-0" />
                  {label}
                  <TabBadge badge={badges[slug]} />
                </IntentLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
