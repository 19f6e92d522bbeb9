'use client'

import type { TabCount } from '@/components/back-office/shell/tab-badge'
import type { Overview } from '@/lib/overview/contracts'
import { WAITING } from '@/lib/overview/waiting'
import { useOverview } from './use-overview'

const WORDS: Record<string, string> = {
  messages: 'open',
  keys: 'running out',
  settings: 'failed mails',
}

/** How much waits on each tab, by its slug. */
export function badgesOf({ waiting, stock }: Overview): Partial<Record<string, TabCount>> {
  const badges: Partial<Record<string, TabCount>> = {}
  const add = (tab: string, count: number) => {
    badges[tab] = {
      count: (badges[tab]?.count ?? 0) + count,
      word: WORDS[tab] ?? 'waiting',
    }
  }
  for (const { what, count } of waiting) add(WAITING[what].tab, count)
  if (stock) add('keys', stock.total)
  return badges
}

/** {@link badgesOf} the store as it is now; none while it is not known. */
export function useTabBadges() {
  const { data } = useOverview()
  return data ? badgesOf(data) : {}
}
