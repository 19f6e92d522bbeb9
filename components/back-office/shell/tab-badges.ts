'use client'

import { useTranslations } from 'next-intl'
import type { Texts } from '@/components/back-office/language/texts'
import { useOverview } from '@/components/back-office/use-overview'
import type { Overview } from '@/lib/overview/contracts'
import { WAITING, type WaitingKind } from '@/lib/overview/waiting'
import type { TabCount } from './tab-badge'

type Tab = (typeof WAITING)[WaitingKind]['tab'] | 'keys'

/** How much waits on each tab, by its slug. */
export function badgesOf(
  { waiting, stock }: Overview,
  t: Texts<'overview'>,
): Partial<Record<string, TabCount>> {
  const badges: Partial<Record<string, TabCount>> = {}
  const add = (tab: Tab, count: number) => {
    badges[tab] = { count: (badges[tab]?.count ?? 0) + count, word: t(`badges.${tab}`) }
  }
  for (const { what, count } of waiting) add(WAITING[what].tab, count)
  if (stock) add('keys', stock.total)
  return badges
}

/** {@link badgesOf} the store as it is now; none while it is not known. */
export function useTabBadges() {
  const t = useTranslations('backOffice.overview')
  const { data } = useOverview()
  return data ? badgesOf(data, t) : {}
}
