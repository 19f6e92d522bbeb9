'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { showToast } from '@/components/ui/toast/toaster'
import type { Mailing } from '@/lib/marketing/newsletter/mailings/contracts'
import { inputOf, type MailingValues, valuesOf } from './mailing-values'
import { useMailingCalls } from './use-mailing-calls'

type Options = { mailing?: Mailing; onCreated: (mailing: Mailing) => void }

/** Writes a mailing. Typed values stay when the server rejects them. */
export function useMailingForm({ mailing, onCreated }: Options) {
  const t = useTranslations('backOffice.newsletter.mailing')
  const { take } = useMailingCalls()
  const [saved, setSaved] = useState(mailing)
  const state = useAdminForm<MailingValues, Mailing>({
    defaults: valuesOf(mailing),
    failed: t('notSaved'),
    send: (values) =>
      saved
        ? callAdmin('PUT /api/admin/mailings/[id]', {
            params: { id: saved.id },
            body: { ...inputOf(values), expectedUpdatedAt: saved.updatedAt },
          })
        : callAdmin('POST /api/admin/mailings', { body: inputOf(values) }),
    onSent: (answer, values) => {
      showToast({ title: t('saved'), description: answer.texts.en.subject })
      setSaved(answer)
      state.form.reset(values)
      take(answer)
      if (!saved) onCreated(answer)
    },
  })
  return { ...state, saved }
}
