'use client'

import { ExternalLink, UserRoundCog } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { PermittedPage } from '@/components/back-office/permitted-page'
import { useSignedInUser } from '@/components/back-office/session/admin-gate'
import { LogoutButton } from '@/components/back-office/session/logout-button'
import { AdminBrand } from '@/components/back-office/shell/admin-brand'
import { AdminMenu } from '@/components/back-office/shell/admin-menu'
import { PANEL_ID, TabList, tabId, useOpenTab } from '@/components/back-office/shell/tab-list'
import { tabOf } from '@/components/back-office/shell/tabs'
import { Finder } from '@/components/overview/finder/admin/finder'
import { preloadToasts } from '@/components/ui/toast/toaster'
import { may } from '@/lib/staff/roles'

/** The back office's shell: user, tabs, and the open tab's panel. */
export function AdminShell({ children }: { children: ReactNode }) {
  const t = useTranslations('backOffice.shell')
  const staff = useTranslations('backOffice.staff')
  const open = useOpenTab()
  const tab = tabOf(open)
  // An expired session reloads the page after a second, so its toast's code must be loaded already.
  useEffect(preloadToasts, [])
  const { username, role } = useSignedInUser()
  const isListed = tab !== undefined && may(role, tab.permission)
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="sticky top-0 z-30 flex h-14 items-center gap-x-2 border-b border-line bg-surface px-4 sm:gap-x-4 sm:px-5">
        <AdminMenu />
        <AdminBrand />
        <div className="ms-auto flex items-center gap-1 sm:gap-4">
          <Finder />
          <a
            href="/"
            target="_blank"
            rel="noreferrer"
            className="hidden items-center gap-1.5 text-sm font-semibold text-ink-soft hover:text-ink sm:flex"
          >
            {t('viewStore')}
            <ExternalLink aria-hidden className="size-4" />
            <span className="sr-only">{t('newTab')}</span>
          </a>
          <Link
            href="/admin/account"
            title={t('yourAccount')}
            className="grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken md:flex md:w-auto md:text-sm md:text-muted md:hover:bg-transparent md:hover:underline"
          >
            <UserRoundCog aria-hidden className="size-5 md:hidden" />
            <span className="sr-only md:not-sr-only">
              <span className="sr-only">{t('accountOf')}</span>
              <span className="font-semibold text-ink">{username}</span> · {staff(`roles.${role}`)}
            </span>
          </Link>
          <LogoutButton size="sm" />
        </div>
      </header>
      <div className="flex flex-1 flex-col lg:flex-row">
        <nav
          aria-label={t('backOffice')}
          className="sticky top-14 z-20 shrink-0 border-b border-line bg-surface lg:h-[calc(100dvh-3.5rem)] lg:w-56 lg:overflow-y-auto lg:border-e lg:border-b-0"
        >
          <TabList />
        </nav>
        <main className="min-w-0 flex-1 px-4 py-6 sm:px-6 lg:px-8 lg:py-8">
          <div
            id={PANEL_ID}
            {...(isListed && { role: 'tabpanel', 'aria-labelledby': tabId(open) })}
            className="mx-auto w-full max-w-[90rem]"
          >
            {tab ? (
              <PermittedPage title={t(`tabs.${tab.name}`)} permission={tab.permission}>
                {children}
              </PermittedPage>
            ) : (
              children
            )}
          </div>
        </main>
      </div>
    </div>
  )
}
