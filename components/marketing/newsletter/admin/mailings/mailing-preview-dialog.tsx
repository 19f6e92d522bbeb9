'use client'

import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { MailingLanguage, MailingText } from '@/lib/marketing/newsletter/mailings/contracts'

type Props = {
  language: MailingLanguage
  text: MailingText
  productIds: number[]
  onClose: () => void
}

const CALL = 'POST /api/admin/mailings/preview'
const WIDTHS = { desktop: 'max-w-full', phone: 'max-w-[390px]' }

/** A text of a mailing as mail programs show it, in a frame that runs nothing. */
export function MailingPreviewDialog({ language, text, productIds, onClose }: Props) {
  const t = useTranslations('backOffice.newsletter.preview')
  const common = useTranslations('backOffice.common')
  const [device, setDevice] = useState<keyof typeof WIDTHS>('desktop')
  const { data, error, refetch } = useQuery({
    queryKey: [CALL, language, text, productIds],
    queryFn: ({ signal }) => callAdmin(CALL, { body: { language, text, productIds }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog
      size="xl"
      title={text.subject || common('preview')}
      description={text.preheader || undefined}
      icon={Eye}
      onClose={onClose}
    >
      <fieldset className="mb-4 flex gap-2">
        <legend className="sr-only">{t('screen')}</legend>
        {(['desktop', 'phone'] as const).map((name) => (
          <Button
            key={name}
            size="sm"
            variant={device === name ? 'primary' : 'outline'}
            aria-pressed={device === name}
            onClick={() => setDevice(name)}
          >
            {t(name)}
          </Button>
        ))}
      </fieldset>
      {error ? (
        <LoadError title={t('failed')} error={error} onRetry={refetch} />
      ) : data ? (
        <iframe
          title={t('frame')}
          sandbox=""
          srcDoc={data.html}
          className={`mx-auto block h-[60dvh] w-full rounded-control border border-line bg-white ${WIDTHS[device]}`}
        />
      ) : (
        <Skeleton className="h-[60dvh] rounded-control" />
      )}
    </Dialog>
  )
}
