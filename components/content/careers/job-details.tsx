import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LongDate } from '@/components/ui/long-date'
import { departmentName, type Job } from '@/content/careers'
import { englishText } from '@/lib/i18n/english'
import { formatSalaryRange } from './salary'

/** Salary, location, type and department of a job. */
export function JobDetails({ job }: { job: Job }) {
  const t = useTranslations('careersPage')
  const locale = useLocale()
  const english = englishText(locale)
  return (
    <section aria-label={t('job.facts')}>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface px-6 py-2 shadow-card">
        <Detail name={t('salary')}>
          {t('salaryRange', formatSalaryRange(job.salary, locale))}
        </Detail>
        <Detail name={t('location')}>
          <span {...english}>{job.location}</span>
        </Detail>
        <Detail name={t('type')}>{t(`types.${job.type}`)}</Detail>
        <Detail name={t('department')}>
          <span {...english}>{departmentName(job.department)}</span>
        </Detail>
        <Detail name={t('posted')}>
          <LongDate date={job.posted} />
        </Detail>
      </dl>
    </section>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-3.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
    </div>
  )
}
