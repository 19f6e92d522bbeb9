'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import type { CheckedForm } from '@/lib/plugins/captcha/forms'
import { loadCaptcha } from './captcha-widgets'

type CaptchaFieldProps = {
  captcha: Captcha
  /** The form's id; the server rejects tokens that were made for other forms. */
  action: CheckedForm
  /** Whether the visitor has started the form; nothing is requested from anybody before. */
  isActive: boolean
  error: string | undefined
  texts: { label: string; failed: string; retry: string }
  /** Called with the token to send; `''` when it has expired. */
  onToken: (token: string) => void
}

/**
 * The security check of a form. A token is valid for one attempt: give the field another `key` for the
 * next.
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { captcha, action, isActive, error, texts, onToken } = props
  const { vendor, siteKey } = captcha
  const container = useRef<HTMLDivElement>(null)
  const reportToken = useEffectEvent(onToken)
  const [round, setRound] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts over
  useEffect(() => {
    if (!isActive) return
    let remove: (() => void) | undefined
    let isUnmounted = false
    const give = (token: string) => {
      if (!isUnmounted) reportToken(token)
    }
    const fail = () => {
      if (isUnmounted) return
      give('')
      setFailed(true)
    }
    loadCaptcha(vendor).then((render) => {
      if (isUnmounted || !container.current) return
      remove = render({
        container: container.current,
        siteKey,
        action,
        onToken: give,
        onFailed: fail,
      })
    }, fail)
    return () => {
      isUnmounted = true
      reportToken('')
      remove?.()
    }
  }, [isActive, vendor, siteKey, action, round])

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{texts.label}</legend>
      {hasFailed ? (
        <div
          role="alert"
          className="flex min-h-16.5 flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-sunken px-4 py-2.5"
        >
          <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">{texts.failed}</p>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              setFailed(false)
              setRound(round + 1)
            }}
          >
            {texts.retry}
          </Button>
        </div>
      ) : (
        <div
          ref={container}
          className="min-h-16.5 w-full max-w-100 rounded-control bg-sunken empty:border empty:border-line"
        />
      )}
      <p role="alert" className="text-sm font-medium text-danger">
        {error && <span className="mt-1.5 block">{error}</span>}
      </p>
    </fieldset>
  )
}
