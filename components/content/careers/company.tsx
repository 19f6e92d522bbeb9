import {
  Baby,
  GraduationCap,
  HeartPulse,
  House,
  type LucideIcon,
  PiggyBank,
  TreePalm,
} from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { CardGrid, InfoCard } from '@/components/storefront/info/info-card'
import { NoteList } from '@/components/storefront/info/note-list'
import { StepList } from '@/components/storefront/info/step-list'
import { BENEFITS, type BenefitIcon, DEPARTMENTS, JOBS, VALUES } from '@/content/careers'
import { FIGURES } from '@/content/figures'
import { englishText } from '@/lib/i18n/english'

/** The departments with their numbers of open jobs. */
export function Departments() {
  const t = useTranslations('careersPage.departments')
  const locale = useLocale()
  return (
    <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line shadow-card sm:grid-cols-2 lg:grid-cols-3">
      {DEPARTMENTS.map(({ id, name, text }) => (
        <li key={id} className="flex flex-col bg-surface p-6 sm:p-7">
          <div {...englishText(locale)}>
            <h3 className="text-lg font-bold">{name}</h3>
            <p className="mt-1.5 leading-relaxed text-muted">{text}</p>
          </div>
          <p className="mt-auto pt-4 text-[0.9375rem] font-semibold text-primary-strong">
            {t('open', { count: JOBS.filter(({ department }) => department === id).length })}
          </p>
        </li>
      ))}
    </ul>
  )
}

const BENEFIT_ICONS: Record<BenefitIcon, LucideIcon> = {
  health: HeartPulse,
  time: TreePalm,
  remote: House,
  family: Baby,
  learning: GraduationCap,
  savings: PiggyBank,
}

export function Benefits() {
  return (
    <CardGrid>
      {BENEFITS.map(({ icon, title, text }) => (
        <InfoCard key={icon} Icon={BENEFIT_ICONS[icon]} title={title} text={text} isEnglish />
      ))}
    </CardGrid>
  )
}

export const Values = () => <NoteList notes={VALUES} />

/** From application to offer. */
export function HiringProcess() {
  const t = useTranslations('careersPage.process')
  return (
    <StepList
      steps={[
        { title: t('apply'), text: t('applyText') },
        {
          title: t('review'),
          text: t('reviewText'),
          duration: t('reviewTime', { days: FIGURES.applicationReviewDays }),
        },
        { title: t('talk'), text: t('talkText') },
        { title: t('offer'), text: t('offerText') },
      ]}
    />
  )
}
