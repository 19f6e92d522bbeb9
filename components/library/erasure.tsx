import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { FIGURES } from '@/content/figures'
import { callApi } from '@/lib/api/client'
import { useCall } from './use-call'

/** Asks for the data of the address to be deleted, in two steps. */
export function Erasure({ onRequested }: { onRequested: () => void }) {
  const t = useTranslations('library.data')
  const [isAsking, setAsking] = useState(false)
  const { problem, isCalling, call } = useCall()
  const text = useRef<HTMLParagraphElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking) text.current?.focus()
    else if (wasAsking.current) opener.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  const request = () =>
    call(async () => {
      await callApi('POST /api/library/erasure', { body: {} })
      onRequested()
    })

  if (!isAsking)
    return (
      <Button ref={opener} variant="ghost" breaks className="mt-3" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
    )
  return (
    <div className="mt-4 border-t border-line pt-4">
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
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="danger" breaks aria-disabled={isCalling} onClick={request}>
          {t(isCalling ? 'sending' : 'confirm')}
        </Button>
        <Button variant="ghost" onClick={() => setAsking(false)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
