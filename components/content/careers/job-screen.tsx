import { useLocale, useTranslations } from 'next-intl'
import { PageHero } from '@/components/storefront/info/page-hero'
import { Prose } from '@/components/storefront/info/prose'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { buttonStyle } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { departmentName, type Job } from '@/content/careers'
import { FIGURES } from '@/content/figures'
import { englishText } from '@/lib/i18n/english'
import { ApplyForm } from './apply-form'
import { JobDetails } from './job-details'

type Props = { job: Job; storeName: string; keptMonths: number; siteUrl: string }

/** A job with its application form. */
export function JobScreen({ job, storeName, keptMonths, siteUrl }: Props) {
  const t = useTranslations('careersPage')
  return (
    <>
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
          <Application job={job} storeName={storeName} keptMonths={keptMonths} />
        </div>
        <div className="row-start-1 space-y-4 lg:sticky lg:top-36 lg:col-start-2">
          <JobDetails job={job} />
          <TextLink href="/careers">{t('job.all')}</TextLink>
        </div>
      </div>
    </>
  )
}

function Description({ job }: { job: Job }) {
  const t = useTranslations('careersPage.job')
  const locale = useLocale()
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

function Application({ job, storeName, keptMonths }: Omit<Props, 'siteUrl'>) {
  const t = useTranslations('careersPage.job')
  const locale = useLocale()
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
        <ApplyForm job={job.slug} storeName={storeName} keptMonths={keptMonths} />
      </ClientMessages>
    </section>
  )
}
