import { Fingerprint } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import {
  askForPasskey,
  knowsPasskeys,
  refusalOf,
  unlessCancelled,
} from '@/components/forms/passkeys/authenticator'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { isApiError } from '@/lib/http/client'
import { useCall } from '../use-call'

/** Opens the library that a passkey belongs to, without a mail. Nothing where the browser knows none. */
export function OpenByPasskey({ onOpened }: { onOpened: () => void }) {
  const t = useTranslations('library.passkeys')
  const [isUnused, setUnused] = useState(false)
  const { problem, isCalling, call } = useCall({
    explain: (error) => {
      if (isApiError(error, 'unauthorized')) return t('unknown')
      return refusalOf(error) ? t('failed') : undefined
    },
  })
  if (!knowsPasskeys()) return null

  const open = () =>
    call(async () => {
      setUnused(false)
      const { options, ticket } = await callApi('POST /api/library/session/passkey/beginning', {
        body: {},
      })
      const credential = await unlessCancelled(askForPasskey(options))
      if (!credential) return setUnused(true)
      await callApi('POST /api/library/session/passkey', { body: { ticket, credential } })
      onOpened()
    })

  return (
    <div className="mt-6 space-y-4 border-t border-line pt-6">
      <p className="text-sm text-ink-soft">{t('openHint')}</p>
      <FormError>{problem}</FormError>
      <p role="status" className="text-sm font-medium text-ink-soft empty:hidden">
        {isUnused && t('notUsed')}
      </p>
      <Button variant="outline" className="w-full" aria-disabled={isCalling} onClick={open}>
        <Fingerprint aria-hidden />
        {t(isCalling ? 'waiting' : 'open')}
      </Button>
    </div>
  )
}
