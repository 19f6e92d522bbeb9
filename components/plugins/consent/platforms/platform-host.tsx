'use client'

import { useLocale } from 'next-intl'
import { useEffect, useMemo, useRef } from 'react'
import { getPathname, usePathname } from '@/lib/i18n/navigation'
import type { ConsentPlatform } from '@/lib/plugins/consent-platform'
import { isConfidential, wasConfidential } from '../confidential-pages'
import { type Choices, toAll } from '../consent-record'
import { hasOptedOut } from '../opted-out'
import { closeCookieSettings, useSettingsOpen } from '../settings-open'
import { isWithdrawn, useVendors } from '../use-vendors'
import { type ConsentPlugins, PURPOSES } from '../vendors'
import { type PlatformAnswer, usePlatformAnswer } from './platform-answer'
import { isPlatformStarted, openPlatform, startPlatform } from './platform-script'

export type PlatformHostProps = { platform: ConsentPlatform; plugins: ConsentPlugins }

/** Of a platform's answer, what counts: a browser's no is only overruled by the visitor. */
const choicesOf = ({ choices, isVisitors }: PlatformAnswer): Choices =>
  hasOptedOut() && !isVisitors ? toAll(PURPOSES, false) : choices

/** Lets a consent platform ask, and lets into the page exactly what it says is agreed to. */
export default function PlatformHost({ platform, plugins }: PlatformHostProps) {
  const answer = usePlatformAnswer()
  const choices = useMemo(() => answer && choicesOf(answer), [answer])
  useVendors(plugins, choices)
  useWithdrawal(choices)
  usePlatform(platform)
  return null
}

/** Keeps the platform off pages that are nobody's business, and opens its dialog when somebody asks for it. */
function usePlatform(platform: ConsentPlatform) {
  const path = usePathname()
  const locale = useLocale()
  const isWanted = useSettingsOpen()
  useEffect(() => {
    if (isConfidential(path)) {
      if (isPlatformStarted()) location.reload()
      return
    }
    // Blocked, it allows nothing, and the page is as it was.
    if (!wasConfidential()) startPlatform(platform).catch(() => {})
  }, [platform, path])
  useEffect(() => {
    if (!isWanted) return
    closeCookieSettings()
    // From an address that may carry a token the way leads over a page that is loaded anew.
    if (isConfidential(path)) location.assign(getPathname({ href: '/privacy', locale }))
    else openPlatform(platform).catch(() => {})
  }, [isWanted, platform, path, locale])
}

/** Loads the page without what ran in it, once that is not agreed to any more; its traces are deleted by then. */
function useWithdrawal(choices: Choices | null) {
  const before = useRef<Choices>({})
  useEffect(() => {
    if (!choices) return
    const withdrawn = isWithdrawn(before.current, choices)
    before.current = choices
    if (withdrawn) location.reload()
  }, [choices])
}
