import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '@/components/checkout/success/keys-file'
import { FormError } from '@/components/forms/form-error'
import { useCall } from '@/components/service/library/use-call'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { HttpError, isApiError } from '@/lib/http/client'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { OwnDataOverview, Staying } from '@/lib/service/own-data/contracts'

type OwnDataProps = { token: string; overview: OwnDataOverview }

/** What is stored under an address: to take along, and to have erased in a second step. */
export function OwnData({ token, overview: { email, stored, stays } }: OwnDataProps) {
  const t = useTranslations('ownData')
  const explain = (error: unknown) =>
    isApiError(error, 'unauthorized') ? t('ended.title') : undefined
  const saving = useCall({ explain })
  const erasing = useCall({ explain })
  const [isSaved, setSaved] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const [left, setLeft] = useState<readonly Staying[]>()
  const heading = useRef<HTMLSpanElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isErasing) question.current?.focus()
  }, [isErasing])
  useEffect(() => {
    if (left) heading.current?.focus()
  }, [left])

  const save = () =>
    saving.call(async () => {
      setSaved(false)
      saveFile('my-data.zip', await archiveOf(token), 'application/zip')
      setSaved(true)
    })
  const erase = () =>
    erasing.call(async () =>
      setLeft((await callApi('POST /api/own-data/erasure', { body: { token } })).stays),
    )

  if (left)
    return (
      <Panel
        id="erased"
        heading={
          <span ref={heading} tabIndex={-1} className="focus:outline-none">
            {t('erased.title')}
          </span>
        }
      >
        <p className="mt-3 leading-relaxed text-ink-soft">{t('erased.text', { email })}</p>
        <StayingList title={t('stays.after')} stays={left} />
      </Panel>
    )
  return (
    <div className="max-w-3xl space-y-6">
      <Panel id="stored" heading={t('stored.title')}>
        <p className="mt-3 leading-relaxed break-words text-ink-soft">
          {t('stored.text', { email })}
        </p>
        {stored.length === 0 ? (
          <p className="mt-3 font-medium">{t('stored.nothing')}</p>
        ) : (
          <ul className="mt-4 list-disc space-y-1.5 ps-5">
            {stored.map(({ kind, count }) => (
              <li key={kind}>{t(`stored.${kind}`, { count })}</li>
            ))}
          </ul>
        )}
        <Problem>{saving.problem}</Problem>
        <p role="status" className="mt-3 text-sm font-medium text-success empty:hidden">
          {isSaved && t('download.saved')}
        </p>
        <div className="mt-5">
          <Button breaks aria-disabled={saving.isCalling} onClick={save}>
            <Download aria-hidden />
            {t('download.action')}
          </Button>
          <p className="mt-2 text-sm text-muted">{t('download.text')}</p>
        </div>
      </Panel>
      <Panel id="erase" heading={t('erase.title')}>
        <p className="mt-3 leading-relaxed text-ink-soft">{t('erase.text')}</p>
        <StayingList title={t('stays.before')} stays={stays} />
        <Problem>{erasing.problem}</Problem>
        <div className="mt-5">
          <Button
            ref={opener}
            variant="outline"
            breaks
            aria-expanded={isErasing}
            onClick={() => setErasing(!isErasing)}
          >
            {t('erase.open')}
          </Button>
        </div>
        {isErasing && (
          <div className="mt-5 border-t border-line pt-5">
            <p
              ref={question}
              tabIndex={-1}
              className="leading-relaxed font-medium focus:outline-none"
            >
              {t('erase.question')}
            </p>
            <div className="mt-4 flex flex-wrap items-center gap-3">
              <Button variant="danger" breaks aria-disabled={erasing.isCalling} onClick={erase}>
                {t('erase.confirm')}
              </Button>
              <Button
                variant="ghost"
                breaks
                onClick={() => {
                  setErasing(false)
                  opener.current?.focus()
                }}
              >
                {t('erase.cancel')}
              </Button>
            </div>
          </div>
        )}
      </Panel>
    </div>
  )
}

const Problem = ({ children }: { children: string | undefined }) =>
  children !== undefined && (
    <div className="mt-4">
      <FormError>{children}</FormError>
    </div>
  )

/** What an erasure leaves, with the reason of each and until when. */
function StayingList({ title, stays }: { title: string; stays: readonly Staying[] }) {
  const t = useTranslations('ownData.stays')
  const day = new Intl.DateTimeFormat(textLocaleOf(useLocale()), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  if (stays.length === 0) return null
  return (
    <>
      <h3 className="mt-5 font-bold">{title}</h3>
      <ul className="mt-2 list-disc space-y-2 ps-5 text-ink-soft">
        {stays.map(({ kind, count, until }) => (
          <li key={kind}>
            <strong className="font-semibold text-ink">{t(`${kind}.name`, { count })}</strong>
            {': '}
            {t(`${kind}.reason`)}
            {until !== null && ` ${t('until', { day: day.format(new Date(until)) })}`}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The archive, which the API's client cannot read: it is no JSON. */
async function archiveOf(token: string): Promise<Blob> {
  const answer = await fetch('/api/own-data/archive', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  if (!answer.ok) throw new HttpError(answer.status, await answer.text())
  return answer.blob()
}
