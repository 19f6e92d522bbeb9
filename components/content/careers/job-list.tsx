import { Banknote, Briefcase, MapPin } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { departmentName, type Job } from '@/content/careers'
import { englishText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { formatSalaryRange } from './salary'

/** The open jobs with links to their pages. */
export function JobList({ jobs }: { jobs: readonly Job[] }) {
  return (
    <ul className="space-y-4">
      {jobs.map((job) => (
        <JobRow key={job.slug} job={job} />
      ))}
    </ul>
  )
}

function JobRow({ job }: { job: Job }) {
  const t = useTranslations('careersPage')
  const locale = useLocale()
  return (
    <li className="group relative flex flex-col gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-6 shadow-card transition-[border-color,box-shadow] hover:border-line-strong/50 hover:shadow-raised sm:p-7 lg:flex-row lg:items-center">
      <div className="min-w-0 flex-1">
        <div {...englishText(locale)}>
          <Badge tone="brand">{departmentName(job.department)}</Badge>
          <h3 className="mt-2.5 text-xl font-bold">
            <Link
              href={`/careers/${job.slug}`}
              className="rounded-sm group-hover:text-primary-deep after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary-strong"
            >
              {job.title}
            </Link>
          </h3>
          <p className="mt-1 leading-relaxed text-muted">{job.summary}</p>
        </div>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-[0.9375rem] text-ink-soft [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-line-strong [&>li]:flex [&>li]:items-center [&>li]:gap-2">
          <li {...englishText(locale)}>
            <MapPin aria-hidden />
            {job.location}
          </li>
          <li>
            <Briefcase aria-hidden />
            {t(`types.${job.type}`)}
          </li>
          <li>
            <Banknote aria-hidden />
            {t('salaryRange', formatSalaryRange(job.salary, locale))}
          </li>
        </ul>
      </div>
      <Link
        href={`/careers/${job.slug}#apply`}
        aria-label={t('jobs.applyFor', { title: job.title })}
        className={buttonStyle({ className: 'relative self-start lg:self-center' })}
      >
        {t('jobs.apply')}
      </Link>
    </li>
  )
}
