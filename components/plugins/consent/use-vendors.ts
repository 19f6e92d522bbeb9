'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { chatPlugin } from '@/components/plugins/chat/chat-plugin'
import { isChatStarted, startChat } from '@/components/plugins/chat/chat-window'
import { isTracking, trackVisit } from '@/components/plugins/tracking/track-visit'
import { usePathname } from '@/lib/i18n/navigation'
import { isConfidential, markConfidential, wasConfidential } from './confidential-pages'
import type { Choices } from './consent-record'
import { deleteTraces } from './traces'
import type { ConsentPlugins, Purpose } from './vendors'

/**
 * Keeps what is in the page in step with what is agreed to.
 *
 * @param choices `null` while it is not known yet: nothing is let in, and nothing is taken for refused
 */
export function useVendors(plugins: ConsentPlugins, choices: Choices | null) {
  const path = usePathname()
  const locale = useLocale()
  const isKnown = choices !== null
  const { analytics = false, marketing = false, chat = false } = choices ?? {}
  useEffect(() => {
    if (isConfidential(path)) {
      markConfidential()
      // Going back has led here with scripts that could read the address.
      if (isTracking() || isChatStarted()) location.reload()
      return
    }
    if (wasConfidential()) return
    trackVisit(plugins, { analytics, marketing }, `/${locale}${path}`)
    const offered = chatPlugin(plugins)
    // Without it the page is as it was; who wants to chat has a button that says so.
    if (chat && offered) startChat(offered).catch(() => {})
  }, [plugins, path, locale, analytics, marketing, chat])
  useEffect(() => {
    if (isKnown) deleteTraces((purpose) => ({ analytics, marketing, chat })[purpose])
  }, [isKnown, analytics, marketing, chat])
}

/** Whether something runs in this page that is not agreed to any more. A script that has run can't be taken out of a page. */
export function isWithdrawn(before: Choices, after: Choices): boolean {
  const isLess = (purpose: Purpose) => (before[purpose] ?? false) && !after[purpose]
  return (
    (isTracking() && (isLess('analytics') || isLess('marketing'))) ||
    (isChatStarted() && isLess('chat'))
  )
}
