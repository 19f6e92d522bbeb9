import { Mail, MessageCircleQuestionMark, Phone } from 'lucide-react'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageData } from '@/app/(store)/[locale]/structured-data'
import { ContactLinks, phoneHref } from '@/components/info/contact-links'
import { DisclosureList } from '@/components/info/disclosure'
import { FactTable } from '@/components/info/fact-table'
import { HelpStrip } from '@/components/info/help-strip'
import { NoteList } from '@/components/info/note-list'
import { PageHero } from '@/components/info/page-hero'
import { CheckGuides } from '@/components/info/requirements/check-guides'
import { SupportLegend } from '@/components/info/requirements/support-level'
import { SystemCard } from '@/components/info/requirements/system-card'
import { Section } from '@/components/info/section'
import { buttonStyle } from '@/components/ui/button'
import {
  BEFORE_YOU_BUY,
  COMMON_ISSUES,
  OPERATING_SYSTEMS,
  SOFTWARE_CATEGORIES,
} from '@/content/system-requirements'
import { env } from '@/lib/core/env'
import { englishText } from '@/lib/i18n/english'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { storePageDetails } from '@/lib/seo/store-page-details'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/system-requirements'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function SystemRequirementsPage() {
  const t = await getTranslations('requirementsPage')
  return (
    <>
      <PageData page={await storePageDetails(PATH)} />
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={env().SITE_URL}
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <a href="#check" className={buttonStyle({ size: 'lg' })}>
              {t('check.title')}
            </a>
            <a href="#software" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
              {t('software.title')}
            </a>
          </>
        }
      />
      <Section id="systems" title={t('systems.title')} lead={t('systems.lead')}>
        <div className="grid gap-4 lg:grid-cols-3 lg:gap-5">
          {OPERATING_SYSTEMS.map((system) => (
            <SystemCard key={system.id} system={system} />
          ))}
        </div>
        <SupportLegend />
      </Section>
      <Section id="software" tone="surface" title={t('software.title')} lead={t('software.lead')}>
        <SoftwareTables />
      </Section>
      <Section id="check" title={t('check.title')} lead={t('check.lead')}>
        <CheckGuides />
      </Section>
      <Section
        id="issues"
        tone="surface"
        layout="split"
        title={t('issues.title')}
        lead={t('issues.lead')}
      >
        <DisclosureList
          items={COMMON_ISSUES.map(({ problem, fixes }) => ({ title: problem, texts: fixes }))}
        />
      </Section>
      <Section id="before-you-buy" layout="split" title={t('before.title')} lead={t('before.lead')}>
        <NoteList notes={BEFORE_YOU_BUY} />
      </Section>
      <Section id="contact" tone="surface" title={t('contact.title')} lead={t('contact.lead')}>
        <ContactPoints />
      </Section>
      <HelpStrip />
    </>
  )
}

async function SoftwareTables() {
  const [t, locale] = await Promise.all([getTranslations('requirementsPage.software'), getLocale()])
  return (
    <div className="space-y-12 sm:space-y-14">
      {SOFTWARE_CATEGORIES.map(({ id, name, text, rows }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)]"
        >
          <div {...englishText(locale)}>
            <h3 id={id} className="scroll-mt-36 text-xl font-bold">
              {name}
            </h3>
            <p className="mt-2 leading-relaxed text-muted">{text}</p>
          </div>
          <FactTable
            caption={name}
            columns={[t('requirement'), 'Windows', 'macOS']}
            rows={rows}
            isEnglish
          />
        </section>
      ))}
    </div>
  )
}

async function ContactPoints() {
  const [t, { supportEmail, supportPhone }] = await Promise.all([
    getTranslations('requirementsPage.contact'),
    cachedSettings(),
  ])
  return (
    <ContactLinks
      links={[
        { Icon: Mail, title: t('email'), text: supportEmail, href: `mailto:${supportEmail}` },
        { Icon: Phone, title: t('phone'), text: supportPhone, href: phoneHref(supportPhone) },
        {
          Icon: MessageCircleQuestionMark,
          title: t('form'),
          text: t('formText'),
          href: '/contact',
        },
      ]}
    />
  )
}
