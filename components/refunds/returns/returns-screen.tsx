import { Mail, MessageCircleQuestionMark } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ContactLinks } from '@/components/storefront/info/contact-links'
import { HelpStrip } from '@/components/storefront/info/help-strip'
import { InfoTable } from '@/components/storefront/info/info-table'
import { NoteList } from '@/components/storefront/info/note-list'
import { Notice } from '@/components/storefront/info/notice'
import { PageHero } from '@/components/storefront/info/page-hero'
import { Section } from '@/components/storefront/info/section'
import { Stats } from '@/components/storefront/info/stats'
import { StepList } from '@/components/storefront/info/step-list'
import { buttonStyle } from '@/components/ui/button'
import { FIGURES, range } from '@/content/figures'
import { publisherPolicies, refundNotes, refundSteps } from '@/content/returns'
import { firstReturnsText } from '@/lib/settings/first-words'
import { type Promises, promisesOf, promiseValues } from '@/lib/settings/promises'
import type { Settings } from '@/lib/settings/registry'
import { EligibleReasons } from './eligible-reasons'
import { GuaranteeSeal } from './guarantee-seal'
import { PayoutTimes } from './payout-times'
import { StartRefundRequest } from './start-refund-request'

const PATH = '/returns'

/** `charged`: what orders are charged in, in English words. */
type Props = { settings: Settings; charged: string; siteUrl: string }

/** The returns policy. */
export function ReturnsScreen({ settings, charged, siteUrl }: Props) {
  const t = useTranslations('returnsPage')
  const { refundsEmail, returnsText } = settings
  const promises = promisesOf(settings)
  return (
    <>
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={siteUrl}
        eyebrow={promises.refundDays > 0 ? t('eyebrow') : undefined}
        title={t('title')}
        lead={t('lead')}
        actions={
          <a href="#process" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
            {t('seeProcess')}
          </a>
        }
        aside={promises.refundDays > 0 && <GuaranteeSeal promises={promises} />}
      >
        <div className="mt-12 sm:mt-16">
          <RefundStats promises={promises} satisfaction={settings.statedSatisfaction} />
        </div>
      </PageHero>
      <div className="page-width pt-10">
        <Notice tone="success" title={t('policy.title')}>
          <p className="whitespace-pre-line">
            {/* The default policy is translated. */}
            {returnsText === firstReturnsText(promises)
              ? t('policy.text', promiseValues(promises))
              : returnsText}
          </p>
        </Notice>
      </div>
      <Section
        id="process"
        layout="split"
        title={t('process.title')}
        lead={t('process.lead')}
        action={<StartRefundRequest />}
      >
        <StepList steps={refundSteps(promises)} isEnglish addresses={settings} />
      </Section>
      <Section id="reasons" tone="surface" title={t('reasons.title')} lead={t('reasons.lead')}>
        <EligibleReasons refundDays={promises.refundDays} />
      </Section>
      <Section id="publishers" title={t('publishers.title')} lead={t('publishers.lead')}>
        <InfoTable
          caption={t('publishers.title')}
          columns={[t('publishers.publisher'), t('publishers.period'), t('publishers.rule')]}
          rows={publisherPolicies(promises)}
          isEnglish
        />
      </Section>
      <Section id="times" tone="surface" title={t('times.title')} lead={t('times.lead')}>
        <PayoutTimes />
      </Section>
      <Section id="notes" layout="split" title={t('notes.title')}>
        <NoteList notes={refundNotes(charged)} />
      </Section>
      <Section
        id="contact"
        tone="surface"
        layout="split"
        title={t('contact.title')}
        lead={t('contact.lead')}
      >
        <ContactLinks
          links={[
            {
              Icon: Mail,
              title: t('contact.email'),
              text: refundsEmail,
              href: `mailto:${refundsEmail}`,
            },
            {
              Icon: MessageCircleQuestionMark,
              title: t('contact.form'),
              text: t('contact.formText', promiseValues(promises)),
              href: '/contact',
            },
          ]}
        />
      </Section>
      <HelpStrip />
    </>
  )
}

function RefundStats(props: { promises: Promises; satisfaction: number }) {
  const t = useTranslations('returnsPage.stats')
  const { refundDays: days, answers } = props.promises
  const hours = answers.refundAnswerHours
  const percent = props.satisfaction
  return (
    <Stats
      label={t('label')}
      stats={[
        ...(days > 0 ? [{ value: t('window', { days }), label: t('windowText') }] : []),
        ...(hours > 0 ? [{ value: t('response', { hours }), label: t('responseText') }] : []),
        ...(percent > 0
          ? [{ value: t('satisfaction', { percent }), label: t('satisfactionText') }]
          : []),
        // Of cards, so that it does not contradict what is said of all ways to pay.
        {
          value: t('processing', { range: range(FIGURES.refundPayoutDaysByMethod.card) }),
          label: t('processingText'),
        },
      ]}
    />
  )
}
