import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { FIGURES } from '@/content/figures'
import { callApi } from '@/lib/api/client'
import { useCall } from './use-call'

type ErasureProps = { onRequested: () => void; onCancel: () => void }

/** What becomes of a request that the data of the address be deleted, and its button. */
export function Erasure({ onRequested, onCancel }: ErasureProps) {
  const t = useTranslations('library.data')
  const { problem, isCalling, call } = useCall()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])

  const request = () =>
    call(async () => {
      await callApi('POST /api/library/erasure', { body: {} })
      onRequested()
    })

  return (
    <div className="mt-5 border-t border-line pt-5">
      <p
        ref={text}
        tabIndex={-1}
        className="text-sm leading-relaxed text-ink-soft focus:outline-none"
      >
        {t('deleteText', { days: FIGURES.privacyAnswerDays })}
      </p>
      {problem && (
        <div className="mt-4">
          <FormError>{problem}</FormError>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="danger" breaks aria-disabled={isCalling} onClick={request}>
          {t(isCalling ? 'sending' : 'confirm')}
        </Button>
        <Button variant="ghost" breaks onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
