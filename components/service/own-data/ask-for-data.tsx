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
import { OWN_DATA_LINK_HOURS } from '@/lib/service/own-data/lifetimes'

/** Asks for the link to what is stored under an address, which says the same whether or not anything is. */
export function AskForData({ hasEnded }: { hasEnded: boolean }) {
  const t = useTranslations('ownData')
  const tForm = useTranslations('form')
  const rules = useFieldRules()
  const locale = useLocale()
  const { register, errorOf, problem, isSending, sent, submit, startOver } = usePostForm({
    call: 'POST /api/own-data/requests',
    defaults: { email: '', website: '' },
    toBody: (fields) => ({ ...fields, locale }),
    explain: ({ code }) => (code === 'rate_limited' ? t('ask.tooMany') : undefined),
  })
  return (
    <div className="space-y-6">
      {hasEnded && <Ended />}
      <FormCard id="ask" title={t('ask.title')}>
        {sent ? (
          <FormSent title={t('sent.title')}>
            <p>{t('sent.text', { email: sent.values.email.trim(), hours: OWN_DATA_LINK_HOURS })}</p>
            <p className="text-sm text-muted">{t('sent.nothing')}</p>
            <Button variant="outline" onClick={startOver}>
              {t('sent.again')}
            </Button>
          </FormSent>
        ) : (
          <form noValidate onSubmit={submit} className="relative space-y-5">
            <EmailField
              id="own-data-email"
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
        )}
      </FormCard>
    </div>
  )
}

/** What became of the link. */
function Ended() {
  const t = useTranslations('ownData.ended')
  return (
    <FocusedNotice icon="clock">
      <div>
        <h2 className="text-lg leading-snug font-bold">{t('title')}</h2>
        <p className="mt-1 leading-relaxed text-ink-soft">
          {t('text', { hours: OWN_DATA_LINK_HOURS })}
        </p>
      </div>
    </FocusedNotice>
  )
}
