import { BriefcaseBusiness, Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { languageName } from '@/components/back-office/language/language-name'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ApplicationRow } from '@/lib/content/careers/admin-contracts'
import { useDownloadCv } from './use-download-cv'

type Props = { application: ApplicationRow; onClose: () => void }

/** An application, to be read. */
export function ApplicationDialog({ application, onClose }: Props) {
  const t = useTranslations('backOffice.careers')
  const common = useTranslations('backOffice.common')
  const downloadCv = useDownloadCv()
  const { name, email, phone, link, job, message, locale, createdAt } = application
  const details = [
    [t('job'), job],
    [t('email'), email],
    [t('phone'), phone],
    [common('language'), languageName(locale)],
    [t('received'), formatDateTime(createdAt)],
  ].filter(([, value]) => value !== '')
  return (
    <Dialog
      title={name}
      icon={BriefcaseBusiness}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('close')}
          </Button>
          <Button onClick={() => downloadCv(application)}>
            <Download aria-hidden />
            {t('downloadCv')}
          </Button>
        </>
      }
    >
      <dl className="grid gap-3 text-sm sm:grid-cols-2 [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-muted">
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        {link !== '' && (
          <div className="sm:col-span-2">
            <dt>{t('link')}</dt>
            <dd>
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="font-semibold text-primary-strong hover:underline"
              >
                {link}
                <span className="sr-only">{t('newTab')}</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-5 border-t border-line pt-5 text-sm leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
        {message}
      </p>
    </Dialog>
  )
}
