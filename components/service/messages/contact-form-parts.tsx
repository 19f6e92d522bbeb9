'use client'

import { useTranslations } from 'next-intl'
import { FormSent } from '@/components/forms/form-sent'
import { SmallPrintLink } from '@/components/forms/small-print-link'
import { usePromises } from '@/components/storefront/store-props'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { type ContactCategory, responseHours } from '@/lib/service/messages/categories'

type MessageSentProps = { email: string; category: ContactCategory; onAnother: () => void }

/** Says that a message arrived, and when it is answered. */
export function MessageSent({ email, category, onAnother }: MessageSentProps) {
  const t = useTranslations('contactForm')
  const { promises } = usePromises()
  return (
    <FormSent title={t('sentTitle')}>
      <p>
        {t('sentText', { email: email.trim(), hours: responseHours(category, promises.answers) })}
      </p>
      <p>{t('sentCopy')}</p>
      <Button variant="outline" onClick={onAnother}>
        {t('another')}
      </Button>
    </FormSent>
  )
}

type SendRowProps = {
  isSending: boolean
  /** The owner's word for sending, and its language where that is not the page's. */
  label?: string
  lang?: string
}

/** The button of a form that writes to the store, with what happens to what was written. */
export function SendRow({ isSending, label, lang }: SendRowProps) {
  const t = useTranslations('contactForm')
  const tForm = useTranslations('form')
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Button type="submit" size="lg" disabled={isSending}>
        <Icon name="send" className="rtl:-scale-x-100" />
        {isSending ? tForm('sending') : label ? <span lang={lang}>{label}</span> : t('send')}
      </Button>
      <p className="min-w-0 flex-1 basis-64 text-sm leading-relaxed text-muted">
        {t.rich('privacy', {
          link: (chunks) => <SmallPrintLink href="/privacy">{chunks}</SmallPrintLink>,
        })}
      </p>
    </div>
  )
}
