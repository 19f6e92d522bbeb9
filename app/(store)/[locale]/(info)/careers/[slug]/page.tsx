import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { JobNotFound, jobNotFoundMetadata } from '@/components/careers/job-not-found'
import { JobScreen } from '@/components/careers/job-screen'
import { jobStructuredData } from '@/components/careers/job-structured-data'
import { JsonLd } from '@/components/seo/json-ld'
import { MissingPage } from '@/components/storefront/missing-page'
import { JOBS, type Job, jobBySlug } from '@/content/careers'
import { env } from '@/lib/core/env'
import { type PageDetails, pageMetadata } from '@/lib/seo/page-metadata'
import { cachedSettings } from '@/lib/settings/queries'

type Props = { params: Promise<{ locale: string; slug: string }> }

/** Next requires at least one entry; the other jobs are rendered on their first visit. */
export const generateStaticParams = () => JOBS.slice(0, 1).map(({ slug }) => ({ slug }))

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
  const { storeName } = await cachedSettings()
  const siteUrl = env().SITE_URL
  return (
    <>
      <PageStructuredData page={await pageDetails(job)} />
      <JsonLd data={jobStructuredData(job, storeName, siteUrl)} />
      <JobScreen job={job} storeName={storeName} siteUrl={siteUrl} />
    </>
  )
}
