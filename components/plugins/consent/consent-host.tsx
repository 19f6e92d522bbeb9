'use client'

import type { PublicPlugins } from '@/lib/plugins/contracts'
import { ConsentPanel } from './consent-panel'
import { type Choices, DEFAULT_MONTHS, mustAsk } from './consent-record'
import { decide, useChoices } from './consent-store'
import { hasOptedOut } from './opted-out'
import { questionsOf } from './purposes'
import { closeCookieSettings, useSettingsOpen } from './settings-open'
import { deleteTraces } from './traces'
import { isWithdrawn, useVendors } from './use-vendors'
import type { ConsentPlugins } from './vendors'

export type ConsentHostProps = {
  plugins: ConsentPlugins
  /** How the owner wants visitors to be asked, where it is not the store's own way. */
  appearance: PublicPlugins['cookieConsent']
}

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
    const withdrawn = isWithdrawn(choices, next)
    decide(decided)
    closeCookieSettings()
    deleteTraces((purpose) => next[purpose] ?? false)
    if (withdrawn) location.reload()
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
