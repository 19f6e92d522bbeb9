'use client'

import { useTranslations } from 'next-intl'
import { downloadAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import type { ApplicationRow } from '@/lib/content/careers/admin-contracts'

export function useDownloadCv() {
  const t = useTranslations('backOffice.careers')
  return async ({ id, cvFileName }: ApplicationRow) => {
    try {
      await downloadAdmin('GET /api/admin/applications/[id]/cv', cvFileName, { params: { id } })
    } catch (error) {
      toastFailure(t('downloadFailed'), error)
    }
  }
}
