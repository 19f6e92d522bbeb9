import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { useFormErrorTexts } from '@/components/forms/form-error-texts'
import { newId } from '@/components/forms/new-id'
import { useApiForm } from '@/components/forms/use-api-form'
import { PictureField } from '@/components/media/visitor-pictures/picture-field'
import { useChosenPictures } from '@/components/media/visitor-pictures/use-chosen-pictures'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { callApi } from '@/lib/api/client'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { ReportableKey } from '@/lib/orders/key-reports/contracts'
import {
  isFaultOfKey,
  KEY_REPORT_KINDS,
  type KeyReportKind,
  type KeyReportStatus,
  MAX_REPORT_LENGTH,
  MAX_REPORT_PICTURES,
} from '@/lib/orders/key-reports/report-rules'
import type { KeysOf } from './keys-of'
import { KindHelp } from './kind-help'

/** What came of a report, and whether all of its pictures arrived with it. */
export type Reported = { status: KeyReportStatus; hasAllPictures: boolean }

type Values = { kind: KeyReportKind | ''; text: string; replace: boolean }

type ReportFormProps = {
  of: KeysOf
  reported: ReportableKey
  onReported: (reported: Reported) => void
  /** What is shown may be out of date. */
  onRefused: () => void
  onClose: () => void
}

/** What the activation showed, what helps against it, and then another key at once or a report to the store. */
export function ReportForm({ of, reported, onReported, onRefused, onClose }: ReportFormProps) {
  const t = useTranslations('keyReport')
  const tForm = useTranslations('form')
  const tPictures = useTranslations('pictures')
  const pictures = useChosenPictures(MAX_REPORT_PICTURES)
  const { form, errorOf, problem, isSending, submit } = useReport({
    of,
    keyId: reported.id,
    sendPictures: pictures.send,
    onReported,
    onRefused,
  })
  const kind = KEY_REPORT_KINDS.find((one) => one === form.watch('kind'))
  const send = (replace: boolean) => {
    form.setValue('replace', replace)
    void submit()
  }
  const replaces = kind !== undefined && isFaultOfKey(kind) && reported.canReplace
  return (
    <form
      noValidate
      className="mt-4 space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) send(false)
      }}
    >
      <SelectField
        id={`kind-${reported.id}`}
        label={t('form.kind')}
        required
        // The button that led here is gone.
        autoFocus
        error={errorOf('kind')}
        {...form.register('kind', { required: t('form.chooseKind') })}
      >
        <option value="">{t('form.choose')}</option>
        {KEY_REPORT_KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`kinds.${one}`)}
          </option>
        ))}
      </SelectField>
      {kind && <KindHelp kind={kind} publisher={reported.publisher} />}
      <TextAreaField
        id={`text-${reported.id}`}
        label={
          <>
            {t('form.text')} <span className="font-normal text-muted">({tForm('optional')})</span>
          </>
        }
        hint={t('form.textHint')}
        rows={4}
        maxLength={MAX_REPORT_LENGTH}
        error={errorOf('text')}
        {...form.register('text')}
      />
      <PictureField
        id={`pictures-${reported.id}`}
        label={tPictures('screenshots')}
        hint={tPictures('hideKey')}
        pictures={pictures}
        disabled={isSending}
      />
      <FormError>{problem}</FormError>
      {replaces && <p className="text-sm text-ink-soft">{t('form.replaceText')}</p>}
      <div className="flex flex-col gap-3 xs:flex-row xs:flex-wrap">
        {replaces && (
          <Button breaks disabled={isSending} onClick={() => send(true)}>
            {t('form.replace')}
          </Button>
        )}
        <Button
          type="submit"
          variant={replaces ? 'outline' : 'primary'}
          breaks
          disabled={isSending}
        >
          {isSending ? tForm('sending') : t('form.send')}
        </Button>
        <Button variant="outline" breaks disabled={isSending} onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}

type ReportOptions = Pick<ReportFormProps, 'of' | 'onReported' | 'onRefused'> & {
  keyId: number
  sendPictures: (post: (file: File) => Promise<undefined>) => Promise<unknown>
}

function useReport({
  of: { orderNumber, proof },
  keyId,
  sendPictures,
  onReported,
  onRefused,
}: ReportOptions) {
  const locale = textLocaleOf(useLocale())
  // The same for each attempt: an answer that got lost makes no second report.
  const [requestId] = useState(newId)
  const defaults: Values = { kind: '', text: '', replace: false }

  const sendPicture = (file: File) => {
    const body = new FormData()
    body.set('requestId', requestId)
    body.set('picture', file)
    const of = { params: { orderNumber }, headers: proof() }
    return callApi('POST /api/orders/[orderNumber]/key-reports/pictures', { ...of, body })
  }
  /** The report has arrived, whatever becomes of its pictures. */
  const allPicturesSent = () =>
    sendPictures(sendPicture).then(
      () => true,
      () => false,
    )

  return useApiForm<Values, Reported>({
    defaults,
    texts: useFormErrorTexts(),
    send: async ({ kind, ...values }: Values) => {
      const { status } = await callApi('POST /api/orders/[orderNumber]/key-reports', {
        params: { orderNumber },
        headers: proof(),
        body: { ...values, kind: kind || 'other', keyId, requestId, locale },
      })
      // A key that was replaced at once is nothing to look into.
      return { status, hasAllPictures: status !== 'open' || (await allPicturesSent()) }
    },
    onSent: onReported,
    onRefused,
  })
}
