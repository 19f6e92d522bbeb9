import { useLocale, useTranslations } from 'next-intl'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormError } from '@/components/forms/form-error'
import { FormSent } from '@/components/forms/form-sent'
import { Honeypot } from '@/components/forms/honeypot'
import { usePostForm } from '@/components/forms/use-post-form'
import { FocusedNotice } from '@/components/storefront/focused-notice'
import { FormCard } from '@/components/storefront/info/form-card'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/fields/email-field'
import { Icon } from '@/components/ui/icon/icon'
import { LIBRARY_LINK_HOURS } from '@/lib/service/library/lifetimes'
import { OpenByPasskey } from './passkeys/open-by-passkey'

/** Why the form is shown instead of a library. */
type Notice = 'ended' | 'signedOut' | undefined

type AskForLinkProps = { notice: Notice; onOpened: () => void }

/**
 * Requests the link to a library by mail, which says the same whether or not there are orders; or opens one by a
 * passkey.
 */
export function AskForLink({ notice, onOpened }: AskForLinkProps) {
  const t = useTranslations('library')
  return (
    <div className="space-y-6">
      {notice && <NoticeOf notice={notice} />}
      <FormCard id="ask" title={t('ask.title')}>
        <AskForm />
        <OpenByPasskey onOpened={onOpened} />
      </FormCard>
    </div>
  )
}

/** What replaced the library. */
function NoticeOf({ notice }: { notice: NonNullable<Notice> }) {
  const t = useTranslations('library')
  return (
    <FocusedNotice icon={notice === 'ended' ? 'clock' : 'circle-check'}>
      {notice === 'ended' ? (
        <div>
          <h2 className="text-lg leading-snug font-bold">{t('ended.title')}</h2>
          <p className="mt-1 leading-relaxed text-ink-soft">
            {t('ended.text', { hours: LIBRARY_LINK_HOURS })}
          </p>
        </div>
      ) : (
        <p className="font-medium">{t('signedOut')}</p>
      )}
    </FocusedNotice>
  )
}

function AskForm() {
  const t = useTranslations('library')
  const tForm = useTranslations('form')
  const rules = useFieldRules()
  const locale = useLocale()
  const { register, errorOf, problem, isSending, sent, submit, startOver } = usePostForm({
    call: 'POST /api/library/access',
    defaults: { email: '', website: '' },
    toBody: (fields) => ({ ...fields, locale }),
    explain: ({ code }) => (code === 'rate_limited' ? t('ask.tooMany') : undefined),
  })
  if (sent)
    return (
      <FormSent title={t('sent.title')}>
        <p>{t('sent.text', { email: sent.values.email.trim(), hours: LIBRARY_LINK_HOURS })}</p>
        <p className="text-sm text-muted">{t('sent.nothing')}</p>
        <Button variant="outline" onClick={startOver}>
          {t('sent.again')}
        </Button>
      </FormSent>
    )
  return (
    <form noValidate onSubmit={submit} className="relative space-y-5">
      <EmailField
        id="library-email"
        label={t('ask.email')}
        hint={t('ask.emailHint')}
        required
        error={errorOf('email')}
        {...register('email', rules.emailAddress)}
      />
      <Honeypot {...register('website')} />
      <FormError>{problem}</FormError>
      <Button type="submit" size="lg" disabled={isSending} className="w-full">
        <Icon name="mail" />
        {isSending ? tForm('sending') : t('ask.send')}
      </Button>
    </form>
  )
}
