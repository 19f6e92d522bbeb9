'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { LoadError } from '@/components/back-office/load-error'
import { useSignedInUser } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import type { MailTextKind } from '@/lib/mail/texts/kinds'
import type { WordValues } from './word-values'

type Props = { kind: MailTextKind; language: TranslatedLocale; words: WordValues }

const CALL = 'POST /api/admin/mail-texts/[kind]/preview'
const FORMS = ['desktop', 'phone', 'text'] as const
const WAIT_MS = 600

/** A mail as it would be sent with what is typed, in a frame that runs nothing. */
export function MailTextPreview({ kind, language, words }: Props) {
  const t = useTranslations('backOffice.mail.texts.preview')
  const { email } = useSignedInUser()
  const [form, setForm] = useState<(typeof FORMS)[number]>('desktop')
  const [orderNumber, setOrderNumber] = useState('')
  const [isSending, setSending] = useState(false)
  const typed = JSON.stringify({ words, orderNumber: orderNumber.trim() || undefined })
  const settled = useDebouncedValue(typed, WAIT_MS)
  const body = { language, words, orderNumber: orderNumber.trim() || undefined }
  const { data, error, refetch } = useQuery({
    queryKey: [CALL, kind, language, settled],
    queryFn: ({ signal }) => callAdmin(CALL, { params: { kind }, body, signal }),
    placeholderData: keepPreviousData,
    enabled: settled === typed,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

  async function send() {
    setSending(true)
    try {
      const { status, error } = await callAdmin('POST /api/admin/mail-texts/[kind]/trial', {
        params: { kind },
        body,
      })
      if (status === 'sent')
        showToast({ title: t('sent'), description: t('sentTo', { address: email }) })
      else
        showToast({
          title: t('notSent'),
          description: sentenceInPageLanguage(error ?? ''),
          variant: 'destructive',
        })
    } catch (error) {
      toastFailure(t('notSent'), error)
    } finally {
      setSending(false)
    }
  }

  return (
    <Panel
      title={t('title')}
      lead={t('lead')}
      className="min-w-0 xl:sticky xl:top-20"
      actions={
        <Button size="sm" variant="outline" disabled={isSending} onClick={send}>
          <Send aria-hidden />
          {t('send')}
        </Button>
      }
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <TextField
          id="previewOrder"
          label={t('order')}
          hint={t('orderHint')}
          autoComplete="off"
          value={orderNumber}
          onChange={({ target }) => setOrderNumber(target.value)}
        />
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t('form')}</legend>
          {FORMS.map((name) => (
            <Button
              key={name}
              size="sm"
              variant={form === name ? 'primary' : 'outline'}
              aria-pressed={form === name}
              onClick={() => setForm(name)}
            >
              {t(name)}
            </Button>
          ))}
        </fieldset>
      </div>
      {error ? (
        <LoadError title={t('failed')} error={error} onRetry={refetch} />
      ) : data ? (
        <>
          <p className="mb-1 font-semibold [overflow-wrap:anywhere]" lang={language}>
            {t('subject', { subject: data.subject })}
          </p>
          <p className="mb-3 text-sm text-muted">
            {data.orderNumber === null
              ? t('example')
              : t('filledFrom', { orderNumber: data.orderNumber })}
          </p>
          {form === 'text' ? (
            <pre
              lang={language}
              className="h-[60dvh] overflow-auto rounded-control border border-line p-4 text-sm whitespace-pre-wrap"
            >
              {data.text}
            </pre>
          ) : (
            <iframe
              title={t('frame')}
              sandbox=""
              srcDoc={data.html}
              className={`mx-auto block h-[60dvh] w-full rounded-control border border-line bg-white ${
                form === 'phone' ? 'max-w-[390px]' : 'max-w-full'
              }`}
            />
          )}
        </>
      ) : (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-[60dvh] rounded-control" />
        </div>
      )}
    </Panel>
  )
}
