'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type {
  Mailing,
  MailingLanguage,
  MailingStateChange,
} from '@/lib/marketing/newsletter/mailings/contracts'

export const MAILING_CALL = 'GET /api/admin/mailings/[id]'

/** What is done with a saved mailing; the pages that show it know at once. */
export function useMailingCalls() {
  const t = useTranslations('backOffice.newsletter.mailing')
  const client = useQueryClient()

  function take(mailing: Mailing) {
    client.setQueryData([MAILING_CALL, mailing.id], mailing)
    client.invalidateQueries({ queryKey: ['GET /api/admin/mailings'] })
  }

  async function change(id: number, body: MailingStateChange): Promise<Mailing> {
    const mailing = await callAdmin('POST /api/admin/mailings/[id]/state', { params: { id }, body })
    take(mailing)
    return mailing
  }

  async function sendTrial(id: number, language: MailingLanguage): Promise<void> {
    try {
      const { to } = await callAdmin('POST /api/admin/mailings/[id]/trial', {
        params: { id },
        body: { language },
      })
      showToast({ title: t('trialMailed'), description: t('trialOnItsWay', { to }) })
    } catch (error) {
      toastFailure(t('trialFailed'), error)
    }
  }

  async function remove(id: number): Promise<void> {
    await callAdmin('DELETE /api/admin/mailings/[id]', { params: { id } })
    client.removeQueries({ queryKey: [MAILING_CALL, id] })
    client.invalidateQueries({ queryKey: ['GET /api/admin/mailings'] })
    showToast({ title: t('deleted') })
  }

  return { take, change, sendTrial, remove }
}
