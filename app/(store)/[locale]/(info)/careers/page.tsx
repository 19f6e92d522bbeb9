import { ArrowDown, MessageCircle } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageData } from '@/app/(store)/[locale]/structured-data'
import { Benefits, Departments, HiringProcess, Values } from '@/components/careers/company'
import { JobList } from '@/components/careers/job-list'
import { PageHero } from '@/components/info/page-hero'
import { Section } from '@/components/info/section'
import { buttonStyle } from '@/components/ui/button'
import { JOBS } from '@/content/careers'
import { env } from '@/lib/core/env'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { storePageDetails } from '@/lib/seo/store-page-details'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/careers'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function CareersPage() {
  const [t, { storeName }] = await Promise.all([getTranslations('careersPage'), cachedSettings()])
  return (
    <>
      <PageData page={await storePageDetails(PATH)} />
      <PageHero
        trail={[{ name: t('trail'), path: PATH }]}
        siteUrl={env().SITE_URL}
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

/** For those who found no position. */
async function OpenEnd() {
  const t = await getTranslations('careersPage.contact')
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
