'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { loadScript } from '@/lib/http/load-script'

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
type Turnstile = {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string
      action: string
      theme: 'light'
      size: 'flexible'
      language: string
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => boolean
    },
  ) => string | undefined
  remove: (widgetId: string) => void
}
const turnstile = () => (window as Window & { turnstile?: Turnstile }).turnstile

/** Turnstile's language codes where they differ from the store's. */
const LANGUAGE_CODES: Record<string, string> = { zh: 'zh-cn', no: 'nb' }

type CaptchaFieldProps = {
  siteKey: string
  /** The form's id; the server rejects tokens of other forms. */
  action: 'contact' | 'login' | 'checkout'
  /** Whether the visitor has started the form; nothing is requested from Cloudflare before. */
  isActive: boolean
  error: string | undefined
  texts: { label: string; failed: string; retry: string }
  /** Called with the token to send; `''` when it has expired. */
  onToken: (token: string) => void
}

/**
 * Cloudflare Turnstile. A token is valid for one attempt: give the field another `key` for the
 * next.
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { siteKey, action, isActive, error, texts, onToken } = props
  const container = useRef<HTMLDivElement>(null)
  const reportToken = useEffectEvent(onToken)
  const [round, setRound] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts over
  useEffect(() => {
    if (!isActive) return
    let widgetId: string | undefined
    let isUnmounted = false
    const give = (token: string) => {
      if (!isUnmounted) reportToken(token)
    }
    loadScript(SCRIPT).then(
      () => {
        if (isUnmounted || !container.current) return
        const language = document.documentElement.lang
        widgetId = turnstile()?.render(container.current, {
          sitekey: siteKey,
          action,
          theme: 'light',
          size: 'flexible',
          language: LANGUAGE_CODES[language] ?? language,
          callback: give,
          'expired-callback': () => give(''),
          'error-callback': () => {
            give('')
            setFailed(true)
            return true
          },
        })
      },
      () => setFailed(true),
    )
    return () => {
      isUnmounted = true
      reportToken('')
      if (widgetId) turnstile()?.remove(widgetId)
    }
  }, [isActive, siteKey, action, round])

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
