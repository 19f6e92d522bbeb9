import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageData } from '@/app/(store)/[locale]/structured-data'
import { ApplyForm } from '@/components/careers/apply-form'
import { jobData } from '@/components/careers/job-data'
import { JobFacts } from '@/components/careers/job-facts'
import { JobNotFound, jobNotFoundMetadata } from '@/components/careers/job-not-found'
import { TextLink } from '@/components/homepage/text-link'
import { PageHero } from '@/components/info/page-hero'
import { Prose } from '@/components/info/prose'
import { JsonLd } from '@/components/seo/json-ld'
import { ClientMessages } from '@/components/storefront/client-messages'
import { MissingPage } from '@/components/storefront/missing-page'
import { buttonStyle } from '@/components/ui/button'
import { departmentName, JOBS, type Job, jobBySlug } from '@/content/careers'
import { FIGURES } from '@/content/figures'
import { env } from '@/lib/core/env'
import { englishText } from '@/lib/i18n/english'
import { type PageDetails, pageMetadata } from '@/lib/seo/page-metadata'
import { cachedSettings } from '@/lib/settings/queries'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const generateStaticParams = () => JOBS.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = jobBySlug((await params).slug)
  if (!job) return jobNotFoundMetadata()
  return pageMetadata(await pageDetails(job))
}

async function pageDetails(job: Job): Promise<PageDetails> {
  return {
    locale: await getLocale(),
    path: `/careers/${job.slug}`,
    title: job.title,
    description: job.summary,
  }
}

export default async function JobPage({ params }: Props) {
  const job = jobBySlug((await params).slug)
  if (!job)
    return (
      <MissingPage>
        <JobNotFound />
      </MissingPage>
    )
  const [t, { storeName }] = await Promise.all([getTranslations('careersPage'), cachedSettings()])
  const siteUrl = env().SITE_URL
  return (
    <>
      <PageData page={await pageDetails(job)} />
      <JsonLd data={jobData(job, storeName, siteUrl)} />
      <PageHero
        trail={[
          { name: t('trail'), path: '/careers' },
          { name: job.title, path: `/careers/${job.slug}` },
        ]}
        siteUrl={siteUrl}
        eyebrow={departmentName(job.department)}
        title={job.title}
        lead={job.summary}
        isEnglish
        actions={
          <a href="#apply" className={buttonStyle({ size: 'lg' })}>
            {t('jobs.apply')}
          </a>
        }
      />
      <div className="page-width grid items-start gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-14 lg:row-span-2">
          <Description job={job} />
          <Application job={job} storeName={storeName} />
        </div>
        <div className="row-start-1 space-y-4 lg:sticky lg:top-36 lg:col-start-2">
          <JobFacts job={job} />
          <TextLink href="/careers">{t('job.all')}</TextLink>
        </div>
      </div>
    </>
  )
}

async function Description({ job }: { job: Job }) {
  const [t, locale] = await Promise.all([getTranslations('careersPage.job'), getLocale()])
  const parts = [
    { id: 'about', title: t('about'), blocks: job.description },
    {
      id: 'responsibilities',
      title: t('responsibilities'),
      blocks: [{ list: job.responsibilities }],
    },
    { id: 'requirements', title: t('requirements'), blocks: [{ list: job.requirements }] },
  ]
  return (
    <div className="space-y-10">
      {parts.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="mb-4 text-2xl font-extrabold tracking-tight">
            {title}
          </h2>
          <div {...englishText(locale)}>
            <Prose blocks={blocks} />
          </div>
        </section>
      ))}
    </div>
  )
}

async function Application({ job, storeName }: { job: Job; storeName: string }) {
  const [t, locale] = await Promise.all([getTranslations('careersPage.job'), getLocale()])
  return (
    <section
      id="apply"
      aria-labelledby="apply-title"
      className="scroll-mt-32 rounded-panel border border-line bg-surface p-6 shadow-card sm:p-9"
    >
      <h2 id="apply-title" className="text-[1.75rem] font-extrabold tracking-tight">
        {t('apply')}
      </h2>
      <p className="mt-1.5 font-semibold text-ink-soft" {...englishText(locale)}>
        {job.title}
      </p>
      <p className="mt-1.5 mb-7 text-muted">
        {t('applyText', { days: FIGURES.applicationReviewDays })}
      </p>
      <ClientMessages namespaces={['form', 'applyForm']}>
        <ApplyForm job={job.slug} storeName={storeName} />
      </ClientMessages>
    </section>
  )
}
