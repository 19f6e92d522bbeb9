import { Fingerprint } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import {
  askForNewPasskey,
  knowsPasskeys,
  refusalOf,
  unlessCancelled,
} from '@/components/forms/passkeys/authenticator'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { isApiError } from '@/lib/http/client'
import { MAX_LIBRARY_PASSKEYS } from '@/lib/service/library/passkeys/max-passkeys'
import type { Passkey } from '@/lib/staff/webauthn/contracts'
import { useCall } from '../use-call'
import { PasskeyList } from './passkey-list'

type PasskeysPanelProps = { passkeys: readonly Passkey[]; onChanged: () => void }

/** The passkeys of the address: those that there are, and another one. Nothing where the browser knows none. */
export function PasskeysPanel({ passkeys, onChanged }: PasskeysPanelProps) {
  const t = useTranslations('library.passkeys')
  const locale = useLocale()
  const [outcome, setOutcome] = useState<'added' | 'notAdded' | 'removed'>()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Its button is gone in a moment.
    if (outcome === 'removed') said.current?.focus()
  }, [outcome])
  const [action, setAction] = useState<'add' | 'remove'>()
  const { problem, isCalling, call } = useCall({
    onRefused: onChanged,
    explain: (error) => {
      if (isApiError(error, 'conflict')) return t('full', { max: MAX_LIBRARY_PASSKEYS })
      const refusal = refusalOf(error)
      return refusal ? t(refusal === 'known' ? 'known' : 'failed') : undefined
    },
  })
  const isKnown = knowsPasskeys()
  if (!isKnown && passkeys.length === 0) return null

  const add = () =>
    call(async () => {
      setAction('add')
      setOutcome(undefined)
      const { options, ticket } = await callApi('POST /api/library/passkeys/beginning', {
        body: {},
      })
      const credential = await unlessCancelled(askForNewPasskey(options))
      if (!credential) return setOutcome('notAdded')
      await callApi('POST /api/library/passkeys', { body: { ticket, credential, locale } })
      setOutcome('added')
      onChanged()
    })
  const remove = ({ id }: Passkey) =>
    call(async () => {
      setAction('remove')
      setOutcome(undefined)
      await callApi('DELETE /api/library/passkeys/[id]', { params: { id } })
      setOutcome('removed')
      onChanged()
    })

  return (
    <Panel id="passkeys" heading={t('title')}>
      <p className="mt-3 leading-relaxed text-ink-soft">{t('text')}</p>
      <PasskeyList passkeys={passkeys} isBusy={isCalling} onRemove={remove} />
      {problem && (
        <div className="mt-4">
          <FormError>{problem}</FormError>
        </div>
      )}
      <p
        ref={said}
        role="status"
        tabIndex={-1}
        className="mt-4 text-sm leading-relaxed font-medium text-ink-soft empty:hidden focus:outline-none"
      >
        {outcome && t(outcome)}
      </p>
      {isKnown && passkeys.length < MAX_LIBRARY_PASSKEYS && (
        <Button variant="outline" breaks className="mt-4" aria-disabled={isCalling} onClick={add}>
          <Fingerprint aria-hidden />
          {t(isCalling && action === 'add' ? 'waiting' : 'add')}
        </Button>
      )}
    </Panel>
  )
}
