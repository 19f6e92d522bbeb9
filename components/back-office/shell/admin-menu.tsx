'use client'

import { ExternalLink, Menu } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSignedInUser } from '@/components/back-office/session/admin-gate'
import { Sheet } from '@/components/ui/sheet'
import { IntentLink } from './intent-link'
import { TabBadge } from './tab-badge'
import { useTabBadges } from './tab-badges'
import { useOpenTab } from './tab-list'
import { tabGroupsOf, tabHref } from './tabs'

const LINK =
  'flex h-11 items-center gap-3 rounded-control px-3 text-sm font-semibold text-ink-soft hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-primary-deep'

/** The menu of a phone: every tab with what waits on it. */
export function AdminMenu() {
  const t = useTranslations('backOffice.shell')
  const common = useTranslations('backOffice.common')
  const path = usePathname()
  // Closed by going anywhere, also by a confirmation that comes in between.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === path
  const close = () => setOpenAt(undefined)
  return (
    <>
      <button
        type="button"
        aria-label={t('menu')}
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
        title={t('menu')}
        side="start"
        closeLabel={common('close')}
        width="w-76"
        footer={
          <div className="p-3">
            <a href="/" target="_blank" rel="noreferrer" className={LINK}>
              <ExternalLink aria-hidden className="size-5" />
              {t('viewStore')}
              <span className="sr-only">{t('newTab')}</span>
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
  const t = useTranslations('backOffice.shell')
  const open = useOpenTab()
  const { role } = useSignedInUser()
  const badges = useTabBadges()
  return (
    <nav aria-label={t('allTabs')} className="space-y-4 p-3">
      {tabGroupsOf(role).map(({ id, tabs }) => (
        <section key={id} aria-labelledby={`menu-${id}`}>
          <h3 id={`menu-${id}`} className="px-3 pb-1 text-xs font-semibold text-muted">
            {t(`groups.${id}`)}
          </h3>
          <ul>
            {tabs.map(({ slug, name, icon: Icon }) => (
              <li key={slug}>
                <IntentLink
                  href={tabHref(slug)}
                  aria-current={slug === open ? 'page' : undefined}
                  onClick={onChoose}
                  className={LINK}
                >
                  <Icon aria-hidden className="size-5 shrink-0" />
                  {t(`tabs.${name}`)}
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
