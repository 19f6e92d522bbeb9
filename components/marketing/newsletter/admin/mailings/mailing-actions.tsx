'use client'

import { Eye, MailCheck, Send, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { Button } from '@/components/ui/button'
import type { Mailing, MailingLanguage } from '@/lib/marketing/newsletter/mailings/contracts'
import { MailingPreviewDialog } from './mailing-preview-dialog'
import { SendDialog } from './send-dialog'
import { useMailingCalls } from './use-mailing-calls'
import type { useMailingForm } from './use-mailing-form'

type Props = {
  state: ReturnType<typeof useMailingForm>
  /** That of the open text. */
  language: MailingLanguage
  onDeleted: () => void
  onStarted: (mailing: Mailing) => void
}

/** What can be done with a draft. Only what is saved is sent. */
export function MailingActions({ state, language, onDeleted, onStarted }: Props) {
  const t = useTranslations('backOffice.newsletter.mailing')
  const common = useTranslations('backOffice.common')
  const { form, saved, isDirty, isSending } = state
  const { sendTrial, remove } = useMailingCalls()
  const [open, setOpen] = useState<'preview' | 'send' | 'delete'>()
  const [isTrying, setTrying] = useState(false)
  const close = () => setOpen(undefined)
  const hint = isDirty ? t('saveFirst') : undefined

  async function tryOut(id: number) {
    setTrying(true)
    await sendTrial(id, language)
    setTrying(false)
  }

  return (
    <>
      {saved && (
        <Button variant="outline" className="text-danger" onClick={() => setOpen('delete')}>
          <Trash2 aria-hidden />
          {common('delete')}
        </Button>
      )}
      <Button variant="outline" onClick={() => setOpen('preview')}>
        <Eye aria-hidden />
        {common('preview')}
      </Button>
      {saved && (
        <Button
          variant="outline"
          title={hint}
          disabled={isDirty || isTrying}
          onClick={() => tryOut(saved.id)}
        >
          <MailCheck aria-hidden />
          {t(isTrying ? 'mailing' : 'mailToMe')}
        </Button>
      )}
      <Button type="submit" variant={saved ? 'outline' : 'primary'} disabled={isSending}>
        {isSending ? common('saving') : t('saveDraft')}
      </Button>
      {saved && (
        <Button title={hint} disabled={isDirty || isSending} onClick={() => setOpen('send')}>
          <Send aria-hidden />
          {t('send')}
        </Button>
      )}
      {open === 'preview' && (
        <MailingPreviewDialog
          language={language}
          text={form.getValues(`texts.${language}`)}
          productIds={form.getValues('products').map(({ id }) => id)}
          onClose={close}
        />
      )}
      {open === 'send' && saved && (
        <SendDialog mailing={saved} onStarted={onStarted} onClose={close} />
      )}
      {open === 'delete' && saved && (
        <ConfirmDialog
          title={t('deleteTitle')}
          confirmLabel={t('delete')}
          pendingLabel={common('deleting')}
          onConfirm={async () => {
            await remove(saved.id)
            onDeleted()
          }}
          onClose={close}
        >
          <p>{t('deleteText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
