'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { chatPlugin } from '@/components/plugins/chat/chat-plugin'
import { isChatStarted, startChat } from '@/components/plugins/chat/chat-window'
import { isTracking, trackVisit } from '@/components/plugins/tracking/track-visit'
import { usePathname } from '@/lib/i18n/navigation'
import type { PublicPlugins } from '@/lib/plugins/contracts'
import { isConfidential, markConfidential, wasConfidential } from './confidential-pages'
import { ConsentPanel } from './consent-panel'
import { type Choices, DEFAULT_MONTHS, mustAsk } from './consent-record'
import { decide, useChoices } from './consent-store'
import { questionsOf } from './purposes'
import { closeCookieSettings, useSettingsOpen } from './settings-open'
import { deleteTraces } from './traces'
import type { ConsentPlugins, Purpose } from './vendors'

export type ConsentHostProps = {
  plugins: ConsentPlugins
  /** How the owner wants visitors to be asked, where it is not the store's own way. */
  appearance: PublicPlugins['cookieConsent']
}

/** Whether the browser says for its user that nothing of this is wanted. */
const hasOptedOut = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Asks for consent, and lets into the page exactly what has it. */
export default function ConsentHost({ plugins, appearance }: ConsentHostProps) {
  const choices = useChoices(appearance?.months ?? DEFAULT_MONTHS)
  const isSettings = useSettingsOpen()
  const questions = questionsOf(plugins)
  const asked = questions.map(({ purpose }) => purpose)
  useVendors(plugins, choices)

  if (!isSettings && !mustAsk(asked, choices, hasOptedOut())) return null

  function save(decided: Choices) {
    const next = { ...choices, ...decided }
    const isLess = (purpose: Purpose) => (choices[purpose] ?? false) && !next[purpose]
    const isWithdrawn =
      (isTracking() && (isLess('analytics') || isLess('marketing'))) ||
      (isChatStarted() && isLess('chat'))
    decide(decided)
    closeCookieSettings()
    deleteTraces((purpose) => next[purpose] ?? false)
    // A script that has run can't be taken out of a page.
    if (isWithdrawn) location.reload()
  }

  return (
    <ConsentPanel
      key={isSettings ? 'settings' : 'question'}
      questions={questions}
      choices={choices}
      isSettings={isSettings}
      hasOptedOut={hasOptedOut()}
      position={appearance?.position ?? 'bottom'}
      message={appearance?.message}
      onSave={save}
      onClose={closeCookieSettings}
    />
  )
}

/** Keeps what is in the page in step with what is agreed to. */
function useVendors(plugins: ConsentPlugins, choices: Choices) {
  const path = usePathname()
  const locale = useLocale()
  const { analytics = false, marketing = false, chat = false } = choices
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
    deleteTraces((purpose) => ({ analytics, marketing, chat })[purpose])
  }, [analytics, marketing, chat])
}
