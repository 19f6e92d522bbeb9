import { ArrowDown, MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { PageHero } from '@/components/storefront/info/page-hero'
import { Section } from '@/components/storefront/info/section'
import { buttonStyle } from '@/components/ui/button'
import { JOBS } from '@/content/careers'
import { Link } from '@/lib/i18n/navigation'
import { Benefits, Departments, HiringProcess, Values } from './company'
import { JobList } from './job-list'

const PATH = '/careers'

/** The careers page with all open jobs. */
export function CareersScreen({ storeName, siteUrl }: { storeName: string; siteUrl: string }) {
  const t = useTranslations('careersPage')
  return (
    <>
      <PageHero
        trail={[{ name: t('trail'), path: PATH }]}
        siteUrl={siteUrl}
        eyebrow={t('trail')}
        title={t('title')}
        lead={t('lead', { storeName })}
        actions={
          <a href="#jobs" className={buttonStyle({ size: 'lg' })}>
            {t('seeJobs')}
            <ArrowDown aria-hidden />
          </a>
        }
      />
      <Section id="jobs" title={t('jobs.title')} lead={t('jobs.lead')}>
        <JobList jobs={JOBS} />
      </Section>
      <Section
        id="departments"
        tone="surface"
        title={t('departments.title')}
        lead={t('departments.lead')}
      >
        <Departments />
      </Section>
      <Section id="values" layout="split" title={t('values.title')}>
        <Values />
      </Section>
      <Section id="benefits" tone="surface" title={t('benefits.title')} lead={t('benefits.lead')}>
        <Benefits />
      </Section>
      <Section id="process" layout="split" title={t('process.title')} lead={t('process.lead')}>
        <HiringProcess />
      </Section>
      <OpenEnd />
    </>
  )
}

/** For visitors without a matching job. */
function OpenEnd() {
  const t = useTranslations('careersPage.contact')
  return (
    <div className="page-width pb-16 sm:pb-20">
      <section
        aria-labelledby="no-fit"
        className="flex flex-col gap-x-10 gap-y-6 rounded-panel bg-primary-soft p-6 sm:p-10 lg:flex-row lg:items-center lg:justify-between"
      >
        <div>
          <h2 id="no-fit" className="text-2xl font-extrabold tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-1.5 text-lg text-ink-soft">{t('text')}</p>
        </div>
        <Link href="/contact" className={buttonStyle({ size: 'lg', className: 'self-start' })}>
          <MessageCircle aria-hidden />
          {t('action')}
        </Link>
      </section>
    </div>
  )
}
