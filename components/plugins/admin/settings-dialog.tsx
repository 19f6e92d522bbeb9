'use client'

import { CircleCheck, CircleX, Settings } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { CopyButton } from '@/components/back-office/copy-button'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { CloudflareState } from '@/components/security/cloudflare/admin/cloudflare-state'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import { HttpError } from '@/lib/http/client'
import type { AdminPlugin, PluginTestResult } from '@/lib/plugins/contracts'
import { DataFlow } from './data-flow'
import { PluginFieldInput } from './plugin-field-input'
import { toFormValues, toSettings } from './plugin-values'
import { SigningSecret } from './signing-secret'
import type { Plugins } from './use-plugins'

type SettingsDialogProps = {
  plugin: AdminPlugin
  change: Plugins['change']
  /** Receives the plugin's new state when its signing secret was renewed. */
  onRenewed: (plugin: AdminPlugin) => void
  onClose: () => void
}

const ONE_AT_A_TIME = {
  mail: 'oneMail',
  captcha: 'oneCaptcha',
  backup: 'oneBackup',
  consent: 'oneConsent',
} as const

/** What the owner should know of plugins that do not serve every store. */
const LIMITS: Partial<Record<string, 'noAuthentication'>> = { 'authorize-net': 'noAuthentication' }

/** The settings of one plugin. */
export function SettingsDialog({ plugin, change, onRenewed, onClose }: SettingsDialogProps) {
  const t = useTranslations('backOffice.plugins.dialog')
  const limit = LIMITS[plugin.id]
  // Saving must not overwrite what somebody else has stored since this was opened.
  const [updatedAt, setUpdatedAt] = useState(plugin.updatedAt)
  const [clearing, setClearing] = useState<ReadonlySet<string>>(new Set())
  const [isTesting, setTesting] = useState(false)
  const [result, setResult] = useState<PluginTestResult>()
  const { form, register, errorOf, ...state } = useAdminForm({
    defaults: toFormValues(plugin),
    failed: t('saveFailed'),
    send: (values) =>
      change(
        { id: plugin.id, updatedAt },
        { settings: toSettings(plugin.fields, values, clearing) },
      ),
    onSent: () => {
      showToast({ title: t('saved'), description: plugin.name })
      onClose()
    },
  })

  async function test() {
    setTesting(true)
    setResult(undefined)
    form.clearErrors()
    try {
      setResult(
        await callAdmin('POST /api/admin/plugins/[id]/test', {
          params: { id: plugin.id },
          body: { settings: toSettings(plugin.fields, form.getValues(), clearing) },
        }),
      )
    } catch (error) {
      const issues = error instanceof HttpError ? error.issues : []
      for (const [index, { path, message }] of issues.entries())
        form.setError(path, { message }, { shouldFocus: index === 0 })
      if (issues.length === 0)
        setResult({ ok: false, message: failureText(error, t('testFailed')) })
    }
    setTesting(false)
  }

  const setCleared = (key: string, isCleared: boolean) => {
    const next = new Set(clearing)
    if (isCleared) next.add(key)
    else next.delete(key)
    setClearing(next)
  }

  return (
    <FormDialog
      title={t('title', { plugin: plugin.name })}
      description={plugin.description}
      icon={Settings}
      submitLabel={t('save')}
      form={{ ...state, isDirty: state.isDirty || clearing.size > 0 }}
      extraAction={
        <Button variant="outline" onClick={test} disabled={isTesting || state.isSending}>
          {isTesting ? t('testing') : t('test')}
        </Button>
      }
      onClose={onClose}
    >
      {plugin.environment && (
        <p className="mb-5 rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">
          {plugin.environment}
        </p>
      )}
      {plugin.oneOf !== null && (
        <p className="mb-5 rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">
          {t(ONE_AT_A_TIME[plugin.oneOf])}
        </p>
      )}
      {limit && (
        <p className="mb-5 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
          {t(limit)}
        </p>
      )}
      <div className="space-y-4">
        {plugin.fields.map((field) => (
          <div key={field.key}>
            <PluginFieldInput
              field={field}
              isSet={plugin.secrets[field.key]?.set ?? false}
              isCleared={clearing.has(field.key)}
              onCleared={(isCleared) => setCleared(field.key, isCleared)}
              error={errorOf(field.key)}
              form={form}
              registered={register(field.key)}
            />
            {field.key === 'signingSecret' && (
              <SigningSecret
                pluginId={plugin.id}
                isSet={plugin.secrets.signingSecret?.set ?? false}
                updatedAt={updatedAt}
                onRenewed={(renewed) => {
                  setUpdatedAt(renewed.updatedAt)
                  onRenewed(renewed)
                }}
              />
            )}
          </div>
        ))}
      </div>
      {plugin.id === 'cloudflare' && plugin.active && <CloudflareState />}
      {plugin.webhookUrl && <WebhookUrl url={plugin.webhookUrl} />}
      <DataFlow plugin={plugin} />
      <div role="status" className="mt-5 empty:hidden">
        {result && <TestResult result={result} />}
      </div>
    </FormDialog>
  )
}

/** The address that the owner enters at the provider. */
function WebhookUrl({ url }: { url: string }) {
  const t = useTranslations('backOffice.plugins.dialog')
  return (
    <div className="mt-5 rounded-control border border-line bg-canvas px-4 py-3">
      <p className="text-sm font-semibold">{t('webhook')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">{url}</code>
        <CopyButton text={url} what={t('webhookWhat')} />
      </div>
      <p className="mt-2 text-sm text-muted">{t('webhookHint')}</p>
    </div>
  )
}

function TestResult({ result: { ok, message } }: { result: PluginTestResult }) {
  const Icon = ok ? CircleCheck : CircleX
  return (
    <p
      // A long form may be scrolled to anywhere when its test comes back.
      ref={(shown) => shown?.scrollIntoView({ block: 'nearest' })}
      className={`flex items-start gap-2.5 rounded-control px-4 py-3 text-sm font-medium [overflow-wrap:anywhere] ${
        ok ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger'
      }`}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {sentenceInPageLanguage(message)}
    </p>
  )
}
