import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { saveFile } from '@/components/checkout/success/keys-file'
import { FormError } from '@/components/forms/form-error'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'
import { FIGURES } from '@/content/figures'
import { callApi } from '@/lib/api/client'
import { textLocaleOf } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { OWN_DATA_PATH } from '@/lib/service/own-data/path'
import { Erasure } from './erasure'
import { useCall } from './use-call'

const DAYS = FIGURES.privacyAnswerDays

type YourDataProps = {
  /** When its deletion was asked for, if that is being worked on. */
  requestedAt: string | null
  onChanged: () => void
}

/** What the store knows under the address: to keep, or to have deleted. */
export function YourData({ requestedAt, onChanged }: YourDataProps) {
  const t = useTranslations('library.data')
  const date = new Intl.DateTimeFormat(textLocaleOf(useLocale()), { dateStyle: 'long' })
  const { problem, isCalling, call } = useCall({ onRefused: onChanged })
  const [isSaved, setSaved] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  const save = () =>
    call(async () => {
      setSaved(false)
      const data = await callApi('GET /api/library/data')
      saveFile('my-data.json', JSON.stringify(data, null, 2), 'application/json')
      setSaved(true)
    })

  return (
    <Panel id="your-data" heading={t('title')}>
      <p className="mt-3 leading-relaxed text-ink-soft">{t('text')}</p>
      <p className="mt-2 leading-relaxed text-ink-soft">
        {t.rich('archive', {
          link: (chunks) => (
            <Link href={OWN_DATA_PATH} className="font-semibold underline underline-offset-3">
              {chunks}
            </Link>
          ),
        })}
      </p>
      {problem && (
        <div className="mt-4">
          <FormError>{problem}</FormError>
        </div>
      )}
      <p role="status" className="mt-3 text-sm font-medium text-success empty:hidden">
        {isSaved && t('saved')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" breaks aria-disabled={isCalling} onClick={save}>
          <Download aria-hidden />
          {t(isCalling ? 'preparing' : 'download')}
        </Button>
        {!requestedAt && (
          <Button
            ref={opener}
            variant="outline"
            breaks
            aria-expanded={isErasing}
            onClick={() => setErasing(!isErasing)}
          >
            {t('delete')}
          </Button>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {requestedAt && (
          <p className="mt-4 rounded-control bg-sunken px-4 py-3 text-sm leading-relaxed text-ink-soft">
            {t('requested', { date: date.format(new Date(requestedAt)), days: DAYS })}
          </p>
        )}
      </div>
      {!requestedAt && isErasing && (
        <Erasure
          onRequested={onChanged}
          onCancel={() => {
            setErasing(false)
            opener.current?.focus()
          }}
        />
      )}
    </Panel>
  )
}
