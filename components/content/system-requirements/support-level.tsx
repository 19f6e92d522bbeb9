import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { SUPPORT_LEVELS, type SupportLevel } from '@/content/system-requirements'

const TONES = {
  full: 'success',
  limited: 'brand',
  legacy: 'danger',
  community: 'neutral',
} as const satisfies Record<SupportLevel, string>

export function SupportBadge({ level }: { level: SupportLevel }) {
  const t = useTranslations('requirementsPage.levels')
  return (
    <Badge tone={TONES[level]} className="whitespace-nowrap">
      {t(`${level}.name`)}
    </Badge>
  )
}

/** What the levels of support mean. */
export function SupportLegend() {
  const t = useTranslations('requirementsPage.levels')
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-5 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-4">
      {SUPPORT_LEVELS.map((level) => (
        <div key={level}>
          <dt>
            <SupportBadge level={level} />
          </dt>
          <dd className="mt-2 text-[0.9375rem] leading-relaxed text-muted">{t(`${level}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
}
