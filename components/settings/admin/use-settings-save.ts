'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { setDateStyle } from '@/components/back-office/format-date'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { MAIL_STATE_CALL } from '@/components/mail/admin/use-mail-state'
import { showToast } from '@/components/ui/toast/toaster'
import { HttpError, isApiError } from '@/lib/http/client'
import { loadSettings, PLUGINS_CALL, SETTINGS_CALL, type SettingsState } from './load-settings'
import {
  changedPlugins,
  changedSettings,
  formNameOf,
  type LoadedSettings,
  type PluginChange,
  type Values,
  valuesOf,
} from './settings-values'

const loadedOf = ({ answer, plugins }: SettingsState): LoadedSettings => ({
  settings: answer.values,
  plugins,
})

/** A plugin's validation error with the issues mapped to this form's fields. */
function inFormTerms(error: unknown, id: string): unknown {
  if (!(error instanceof HttpError) || error.issues.length === 0) return error
  const issues = error.issues.map((issue) => ({
    ...issue,
    path: formNameOf(id, issue.path) ?? issue.path,
  }))
  const { status, code, serverMessage: message } = error
  return new HttpError(status, JSON.stringify({ code, message, issues }))
}

/** Whether somebody else has saved, rather than a value being invalid. */
const isOutdatedAnswer = (error: unknown) =>
  isApiError(error, 'conflict') && error.issues.length === 0

/** The tab's form: saves what changed, and keeps typed values when they are rejected. */
export function useSettingsSave(initial: SettingsState) {
  const t = useTranslations('backOffice.settings')
  const client = useQueryClient()
  const router = useRouter()
  const [state, setState] = useState(initial)
  const [isOutdated, setOutdated] = useState(false)
  // The stored state as known to this form: updated after each step of a save.
  const stored = useRef(initial)
  // The settings that the save under way has changed; a plugin's secrets are never kept to be undone.
  const savedKeys = useRef<string[]>([])

  const admin = useAdminForm<Values>({
    defaults: valuesOf(loadedOf(initial)),
    failed: t('save.failed'),
    send: async (values) => {
      savedKeys.current = []
      try {
        await saveSettings(values)
        for (const change of changedPlugins(values, loadedOf(stored.current)))
          await savePlugin(change)
      } catch (error) {
        setOutdated(isOutdatedAnswer(error))
        // Saved values become the new defaults; the rest stays dirty.
        const now = valuesOf(loadedOf(stored.current))
        admin.form.reset(now, { keepValues: true, keepDirty: true })
        setState(stored.current)
        remember(stored.current)
        throw error
      }
    },
    onSent: () => {
      take(stored.current)
      remember(stored.current)
      setDateStyle(stored.current.answer.values)
      sayDone()
      // The back office's shell shows the store's name, colours and dates too.
      router.refresh()
    },
  })

  async function saveSettings(values: Values) {
    const { answer } = stored.current
    const changes = changedSettings(values, loadedOf(stored.current))
    const keys = Object.keys(changes)
    if (keys.length === 0) return
    const saved = await callAdmin('PATCH /api/admin/settings', {
      body: {
        values: changes,
        expectedVersions: Object.fromEntries(
          keys.map((key) => [key, answer.versions[key] ?? null]),
        ),
      },
    })
    stored.current = { ...stored.current, answer: saved }
    savedKeys.current = keys
  }

  function sayDone() {
    const said = {
      title: t('save.savedTitle'),
      description: t('save.savedText'),
    }
    if (savedKeys.current.length === 0) showToast(said)
    else
      showUndoableToast({
        ...said,
        entityType: 'settings',
        entityId: savedKeys.current.sort().join(', '),
        onUndone: reloadSaved,
      })
  }

  async function savePlugin({ id, change }: PluginChange) {
    try {
      const saved = await callAdmin('PATCH /api/admin/plugins/[id]', {
        params: { id },
        body: change,
      })
      stored.current = {
        ...stored.current,
        plugins: stored.current.plugins.map((plugin) => (plugin.id === id ? saved : plugin)),
      }
    } catch (error) {
      throw inFormTerms(error, id)
    }
  }

  /** Invalidates other queries with the same data. */
  function remember({ answer }: SettingsState) {
    client.setQueryData([SETTINGS_CALL], answer)
    void client.invalidateQueries({ queryKey: [PLUGINS_CALL] })
    void client.invalidateQueries({ queryKey: [MAIL_STATE_CALL] })
  }

  function take(next: SettingsState) {
    stored.current = next
    setState(next)
    setOutdated(false)
    admin.form.reset(valuesOf(loadedOf(next)))
  }

  /** Reloads what somebody else has saved in the meantime. */
  async function reloadSaved() {
    try {
      const next = await loadSettings()
      take(next)
      remember(next)
    } catch (error) {
      admin.form.setError('root', { message: failureText(error, t('page.loadFailed')) })
    }
  }

  return {
    ...admin,
    loaded: loadedOf(state),
    storeUrl: state.answer.storeUrl,
    isOutdated,
    reloadSaved,
    discard: () => take(stored.current),
  }
}
