import { AppWindow, Laptop, type LucideIcon, SquareTerminal } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { OperatingSystem } from '@/content/system-requirements'
import { englishText } from '@/lib/i18n/english'
import { SupportBadge } from './support-level'

const ICONS: Record<OperatingSystem['id'], LucideIcon> = {
  windows: AppWindow,
  macos: Laptop,
  linux: SquareTerminal,
}

/** An operating system's minimum requirements and supported versions. */
export function SystemCard({ system }: { system: OperatingSystem }) {
  const t = useTranslations('requirementsPage')
  const english = englishText(useLocale())
  const { id, name, text, versions, minimum } = system
  const Icon = ICONS[id]
  return (
    <article
      aria-labelledby={`system-${id}`}
      className="flex flex-col rounded-panel border border-line bg-surface p-6 shadow-card sm:p-8"
    >
      <Icon aria-hidden className="size-9 text-primary-strong" strokeWidth={1.5} />
      <h3 id={`system-${id}`} className="mt-4 text-2xl font-extrabold tracking-tight">
        {name}
      </h3>
      <p className="mt-1.5 leading-relaxed text-muted" {...english}>
        {text}
      </p>
      <h4 className="mt-6 text-sm font-bold">{t('systems.minimum')}</h4>
      <dl className="mt-2 divide-y divide-line rounded-card bg-canvas px-4">
        {(['processor', 'memory', 'storage'] as const).map((part) => (
          <div key={part} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-sm text-muted">{t(`systems.${part}`)}</dt>
            <dd className="text-end font-semibold" {...english}>
              {minimum[part]}
            </dd>
          </div>
        ))}
      </dl>
      <h4 className="mt-6 text-sm font-bold">{t('systems.versions')}</h4>
      <ul className="mt-3 space-y-4">
        {versions.map(({ name: version, level, note }) => (
          <li key={version}>
            <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <p className="flex-1 basis-36 leading-snug font-semibold" {...english}>
                {version}
              </p>
              <SupportBadge level={level} />
            </div>
            <p className="mt-1 text-sm leading-relaxed text-muted" {...english}>
              {note}
            </p>
          </li>
        ))}
      </ul>
    </article>
  )
}
