'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { instantOf, timeOf } from '@/components/back-office/store-time'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { everyText, type PageValues, textsOf } from '@/components/content/pages/admin/page-values'
import type { PageTexts } from '@/lib/content/pages/page-rules'
import type { AdminStoreText } from '@/lib/content/store-texts/contracts'
import { isApiError } from '@/lib/http/client'
import { textLocaleOf } from '@/lib/i18n/locales'
import { languagesOf } from '@/lib/i18n/texts-by-language'
import { isReplaced } from '@/lib/settings/store-texts/pages'
import { STORE_TEXTS_CALL } from './store-text-list'
import { useStoreTextName } from './use-store-text-name'

export const STORE_TEXT_CALL = 'GET /api/admin/store-texts/[page]'

/** The owner's text, or the original as its start. */
const valuesOf = ({ own, original }: AdminStoreText): PageValues => {
  const texts = own?.texts ?? original
  const languages = languagesOf(texts)
  return {
    slug: '',
    // Without an original there is nothing to start with.
    languages: languages.length > 0 ? languages : [textLocaleOf(pageLanguage())],
    texts: everyText(texts),
    isPublished: own?.isPublished ?? false,
    publishAt: timeOf(own?.publishAt ?? null),
  }
}

/** Texts of a part of a page, which has the title that the page gives it. @param name what it is called where it has none */
export function withTitles(texts: PageTexts, original: PageTexts, name: string): PageTexts {
  const titled: PageTexts = {}
  for (const language of languagesOf(texts)) {
    const text = texts[language]
    const title = original[language]?.title ?? (text?.title || name)
    if (text) titled[language] = { ...text, title }
  }
  return titled
}

/** Edits the owner's text on a page of the store. Typed values stay when the server rejects them. */
export function useStoreTextForm(loaded: AdminStoreText) {
  const t = useTranslations('backOffice.pages')
  const client = useQueryClient()
  const nameOf = useStoreTextName()
  const [saved, setSaved] = useState(loaded)
  const [isOutdated, setOutdated] = useState(false)
  // Incremented when the contents are replaced from outside the editors.
  const [version, setVersion] = useState(0)
  const { page } = loaded
  const isPart = page === 'questions' || !isReplaced(page)

  const state = useAdminForm<PageValues, AdminStoreText>({
    defaults: valuesOf(loaded),
    failed: t('form.notSaved'),
    send: async (values) => {
      try {
        return await callAdmin('PUT /api/admin/store-texts/[page]', {
          params: { page },
          body: {
            texts: isPart
              ? withTitles(textsOf(values), saved.original, nameOf(page))
              : textsOf(values),
            isPublished: values.isPublished,
            publishAt: values.isPublished
              ? null
              : instantOf(values.publishAt, saved.own?.publishAt),
            expectedUpdatedAt: saved.own?.updatedAt ?? null,
          },
        })
      } catch (error) {
        setOutdated(isApiError(error, 'conflict') && error.issues.length === 0)
        throw error
      }
    },
    onSent: (answer) => {
      told(t('form.saved'))
      take(answer)
    },
  })

  /** Says what was done, and offers to undo it. */
  const told = (title: string) =>
    showUndoableToast({
      title,
      description: nameOf(page),
      entityType: 'store_text',
      entityId: page,
      onUndone: reload,
    })

  /** Resets to the server's version. */
  function take(current: AdminStoreText) {
    setSaved(current)
    setOutdated(false)
    state.form.reset(valuesOf(current))
    setVersion((known) => known + 1)
    client.setQueryData([STORE_TEXT_CALL, page], current)
    client.invalidateQueries({ queryKey: [STORE_TEXTS_CALL] })
  }

  /** Puts earlier or original texts into the form, to be read and saved like any other. */
  function takeTexts(texts: PageTexts) {
    const options = { shouldDirty: true }
    state.form.setValue('languages', languagesOf(texts), options)
    state.form.setValue('texts', everyText(texts), options)
    setVersion((known) => known + 1)
  }

  /** Loads what is saved now. */
  async function reload() {
    try {
      take(await callAdmin(STORE_TEXT_CALL, { params: { page } }))
    } catch (error) {
      state.form.setError('root', { message: failureText(error, t('form.notLoaded')) })
    }
  }

  /** Gives the page its original text back. */
  async function remove() {
    const answer = await callAdmin('DELETE /api/admin/store-texts/[page]', { params: { page } })
    told(t(isReplaced(page) ? 'storeTexts.removed' : 'storeTexts.partRemoved'))
    take(answer)
  }

  return { ...state, saved, isOutdated, reload, remove, takeTexts, version }
}
