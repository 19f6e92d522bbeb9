'use client'

import { useTranslations } from 'next-intl'
import type { BaseSyntheticEvent } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { showToast } from '@/components/ui/toast/toaster'
import type { SeoPage } from '@/lib/content/seo/contracts'
import { fieldsOf, type SeoValues, valuesOf } from './seo-values'
import { type ListedSeoPage, useSeoPagesChanged } from './use-seo-pages'

const REQUIRED = ['page', 'path', 'title'] as const

function save(
  values: SeoValues,
  page: ListedSeoPage | undefined,
  failed: string,
): Promise<SeoPage> {
  const fields = fieldsOf(values)
  const call =
    page?.id === undefined
      ? callAdmin('POST /api/admin/seo-pages', { body: fields })
      : callAdmin('PUT /api/admin/seo-pages/[id]', {
          params: { id: page.id },
          body: { ...fields, expectedUpdatedAt: page.updatedAt },
        })
  return withFailureToast(failed, call)
}

/**
 * The form of a page's SEO.
 *
 * @param page the one to change; a sample, or none, is added
 */
export function useSeoForm(page: ListedSeoPage | undefined, onSaved: () => void) {
  const t = useTranslations('backOffice.seo')
  const failed = t('saved.failed')
  const changed = useSeoPagesChanged()
  const state = useAdminForm<SeoValues, SeoPage>({
    defaults: valuesOf(page),
    failed,
    send: (values) => save(values, page, failed),
    onSent: (saved) => {
      showToast({
        title: t(page?.id === undefined ? 'saved.added' : 'saved.updated'),
        description: t('saved.live', { page: saved.page }),
      })
      changed()
      onSaved()
    },
  })
  const { form } = state

  function submit(event: BaseSyntheticEvent) {
    const isMissing = REQUIRED.some((name) => form.getValues(name).trim() === '')
    if (isMissing)
      showToast({
        title: t('saved.invalid'),
        description: t('saved.required'),
        variant: 'destructive',
      })
    return state.submit(event)
  }

  /** Registers one of the three required fields. */
  const requiredField = (name: (typeof REQUIRED)[number]) =>
    state.field(name, { validate: (text) => text.trim() !== '' || t('saved.required') })

  return { ...state, submit, requiredField }
}

export type SeoForm = ReturnType<typeof useSeoForm>
