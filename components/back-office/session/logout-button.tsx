'use client'

import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { clearToken, savedToken } from './admin-token'

/** Ends the session on the server and in the browser, whatever the server answers. */
export async function logOut() {
  const headers = { 'x-session-token': savedToken() ?? '' }
  await callApi('POST /api/auth/logout', { headers }).catch(() => {})
  clearToken()
  location.reload()
}

export function LogoutButton({ size }: Pick<ComponentProps<typeof Button>, 'size'>) {
  const t = useTranslations('backOffice.staff')
  return (
    <Button variant="outline" size={size} onClick={logOut}>
      <LogOut aria-hidden />
      {/* On a phone the store's name takes its place. */}
      <span className="max-sm:sr-only">{t('gate.logout')}</span>
    </Button>
  )
}
