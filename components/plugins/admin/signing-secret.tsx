'use client'

import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { CopyButton } from '@/components/back-office/copy-button'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import type { AdminPlugin } from '@/lib/plugins/contracts'

type SigningSecretProps = {
  pluginId: string
  isSet: boolean
  updatedAt: string | null
  onRenewed: (plugin: AdminPlugin) => void
}

/** Generates a signing secret on the server, which is shown once. */
export function SigningSecret({ pluginId, isSet, updatedAt, onRenewed }: SigningSecretProps) {
  const t = useTranslations('backOffice.plugins.secret')
  const [step, setStep] = useState<'idle' | 'asking' | 'working'>('idle')
  const [secret, setSecret] = useState<string>()

  async function generate() {
    setStep('working')
    try {
      const answer = await callAdmin('POST /api/admin/plugins/[id]/secret', {
        params: { id: pluginId },
        body: { expectedUpdatedAt: updatedAt },
      })
      setSecret(answer.secret)
      onRenewed(answer.plugin)
    } catch (error) {
      toastFailure(t('failed'), error)
    }
    setStep('idle')
  }

  return (
    <div className="mt-2.5">
      {step === 'asking' ? (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="font-semibold text-danger">{t('warning')}</span>
          <Button size="sm" variant="danger" onClick={generate}>
            {t('replace')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setStep('idle')}>
            {t('keep')}
          </Button>
        </p>
      ) : (
        <Button
          size="sm"
          variant="outline"
          disabled={step === 'working'}
          onClick={() => (isSet ? setStep('asking') : generate())}
        >
          <KeyRound aria-hidden />
          {t('generate')}
        </Button>
      )}
      <div role="status" className="empty:hidden">
        {secret && (
          <div className="mt-3 rounded-control border border-line bg-canvas px-4 py-3">
            <p className="text-sm font-semibold">{t('stored')}</p>
            <div className="mt-2 flex flex-wrap items-center gap-2">
              <code className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">{secret}</code>
              <CopyButton text={secret} what={t('what')} />
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
