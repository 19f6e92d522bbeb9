import { Mail, MessageCircleQuestionMark, Phone } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { ContactLinks, phoneHref } from '@/components/storefront/info/contact-links'
import { DisclosureList } from '@/components/storefront/info/disclosure'
import { HelpStrip } from '@/components/storefront/info/help-strip'
import { InfoTable } from '@/components/storefront/info/info-table'
import { NoteList } from '@/components/storefront/info/note-list'
import { PageHero } from '@/components/storefront/info/page-hero'
import { Section } from '@/components/storefront/info/section'
import { buttonStyle } from '@/components/ui/button'
import {
  BEFORE_YOU_BUY,
  COMMON_ISSUES,
  OPERATING_SYSTEMS,
  SOFTWARE_CATEGORIES,
} from '@/content/system-requirements'
import { englishText } from '@/lib/i18n/english'
import { CheckGuides } from './check-guides'
import { SupportLegend } from './support-level'
import { SystemCard } from './system-card'

const PATH = '/system-requirements'

type Props = { supportEmail: string; supportPhone: string; siteUrl: string }

/** The system requirements. */
export function SystemRequirementsScreen({ supportEmail, supportPhone, siteUrl }: Props) {
  const t = useTranslations('requirementsPage')
  return (
    <>
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={siteUrl}
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
        <ContactPoints supportEmail={supportEmail} supportPhone={supportPhone} />
      </Section>
      <HelpStrip />
    </>
  )
}

function SoftwareTables() {
  const t = useTranslations('requirementsPage.software')
  const locale = useLocale()
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
          <InfoTable
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

function ContactPoints({ supportEmail, supportPhone }: Omit<Props, 'siteUrl'>) {
  const t = useTranslations('requirementsPage.contact')
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
