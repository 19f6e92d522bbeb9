import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { JobNotFound, jobNotFoundMetadata } from '@/components/content/careers/job-not-found'
import { JobScreen } from '@/components/content/careers/job-screen'
import { jobStructuredData } from '@/components/content/careers/job-structured-data'
import { MissingPage } from '@/components/storefront/missing-page'
import { JsonLd } from '@/components/storefront/structured-data/json-ld'
import { JOBS, type Job, jobBySlug } from '@/content/careers'
import { type PageDetails, pageMetadata } from '@/lib/content/seo/page-metadata'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'
import NotFound, { generateMetadata as notFoundMetadata } from '../../../not-found'

type Props = { params: Promise<{ locale: string; slug: string }> }

/** Next requires at least one entry; the other jobs are rendered on their first visit. */
export const generateStaticParams = () => JOBS.slice(0, 1).map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ slug }, { careersPage }] = await Promise.all([params, cachedSettings()])
  if (!careersPage) return notFoundMetadata()
  const job = jobBySlug(slug)
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
  const { storeName, keepApplications, careersPage } = await cachedSettings()
  const job = jobBySlug((await params).slug)
  if (!careersPage || !job)
    return <MissingPage>{careersPage ? <JobNotFound /> : <NotFound />}</MissingPage>
  const siteUrl = env().SITE_URL
  return (
    <>
      <PageStructuredData page={await pageDetails(job)} />
      <JsonLd data={jobStructuredData(job, storeName, siteUrl)} />
      <JobScreen job={job} storeName={storeName} keptMonths={keepApplications} siteUrl={siteUrl} />
    </>
  )
}
