import { ArrowRight, Mail, MessageCircleQuestionMark } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageData } from '@/app/(store)/[locale]/structured-data'
import { ContactLinks } from '@/components/info/contact-links'
import { FactTable } from '@/components/info/fact-table'
import { HelpStrip } from '@/components/info/help-strip'
import { NoteList } from '@/components/info/note-list'
import { Notice } from '@/components/info/notice'
import { PageHero } from '@/components/info/page-hero'
import { Section } from '@/components/info/section'
import { Stats } from '@/components/info/stats'
import { StepList } from '@/components/info/step-list'
import { GuaranteeSeal } from '@/components/refunds/returns/guarantee-seal'
import { PayoutTimes } from '@/components/refunds/returns/payout-times'
import { Reasons } from '@/components/refunds/returns/reasons'
import { buttonStyle } from '@/components/ui/button'
import { FIGURES, range } from '@/content/figures'
import { PUBLISHER_POLICIES, REFUND_NOTES, REFUND_STEPS } from '@/content/returns'
import { env } from '@/lib/core/env'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { storePageDetails } from '@/lib/seo/store-page-details'
import { DEFAULT_RETURNS_TEXT } from '@/lib/settings/choices'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/returns'

const pageDetails = () => storePageDetails(PATH, { days: FIGURES.refundDays })

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await pageDetails())
}

export default async function ReturnsPage() {
  const [t, settings] = await Promise.all([getTranslations('returnsPage'), cachedSettings()])
  const { refundsEmail, returnsText } = settings
  const startRequest = (
    <Link href="/returns/request" className={buttonStyle({ size: 'lg' })}>
      {t('start')}
      <ArrowRight aria-hidden className="rtl:-scale-x-100" />
    </Link>
  )
  return (
    <>
      <PageData page={await pageDetails()} />
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={env().SITE_URL}
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        actions={
          <a href="#process" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
            {t('seeProcess')}
          </a>
        }
        aside={<GuaranteeSeal days={FIGURES.refundDays} />}
      >
        <div className="mt-12 sm:mt-16">
          <RefundStats />
        </div>
      </PageHero>
      <div className="page-width pt-10">
        <Notice tone="success" title={t('policy.title')}>
          <p className="whitespace-pre-line">
            {/* The store's first policy is there in every language. */}
            {returnsText === DEFAULT_RETURNS_TEXT ? t('policy.text') : returnsText}
          </p>
        </Notice>
      </div>
      <Section
        id="process"
        layout="split"
        title={t('process.title')}
        lead={t('process.lead')}
        action={startRequest}
      >
        <StepList steps={REFUND_STEPS} isEnglish addresses={settings} />
      </Section>
      <Section id="reasons" tone="surface" title={t('reasons.title')} lead={t('reasons.lead')}>
        <Reasons />
      </Section>
      <Section id="publishers" title={t('publishers.title')} lead={t('publishers.lead')}>
        <FactTable
          caption={t('publishers.title')}
          columns={[t('publishers.publisher'), t('publishers.period'), t('publishers.rule')]}
          rows={PUBLISHER_POLICIES}
          isEnglish
        />
      </Section>
      <Section id="times" tone="surface" title={t('times.title')} lead={t('times.lead')}>
        <PayoutTimes />
      </Section>
      <Section id="notes" layout="split" title={t('notes.title')}>
        <NoteList notes={REFUND_NOTES} />
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
              text: t('contact.formText'),
              href: '/contact',
            },
          ]}
        />
      </Section>
      <HelpStrip />
    </>
  )
}

async function RefundStats() {
  const t = await getTranslations('returnsPage.stats')
  return (
    <Stats
      label={t('label')}
      stats={[
        { value: t('window', { days: FIGURES.refundDays }), label: t('windowText') },
        { value: t('response', { hours: FIGURES.refundResponseHours }), label: t('responseText') },
        {
          value: t('satisfaction', { percent: FIGURES.refundSatisfactionPercent }),
          label: t('satisfactionText'),
        },
        {
          value: t('processing', { range: range(FIGURES.refundProcessingDays) }),
          label: t('processingText'),
        },
      ]}
    />
  )
}
