'use client'

import type { ReactNode } from 'react'
import { openCookieSettings } from './settings-open'

type CookieSettingsButtonProps = { className: string; children: ReactNode }

/** Lets a visitor look at a decision again, and change it. */
export function CookieSettingsButton({ className, children }: CookieSettingsButtonProps) {
  return (
    <button type="button" className={className} onClick={openCookieSettings}>
      {children}
    </button>
  )
}
