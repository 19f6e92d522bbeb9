import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { longDate } from '@/components/ui/long-date'
import type { Release } from '@/lib/catalog/releases'
import { englishText } from '@/lib/i18n/english'
import { textLocaleOf } from '@/lib/i18n/locales'

/** What is new in the versions of a product, the newest first, each folded; nothing where none is named. */
export function ProductReleases({ releases }: { releases: readonly Release[] }) {
  const t = useTranslations('productPage.whatsNew')
  const locale = textLocaleOf(useLocale())
  const dayOf = ({ date }: Release) => longDate(date, locale)
  const [newest, ...earlier] = releases
  if (!newest) return null
  return (
    <div className="mt-6 divide-y divide-line rounded-control border border-line">
      <Folded title={t('in', { version: newest.version, date: dayOf(newest) })}>
        <Notes text={newest.notes} />
      </Folded>
      {earlier.length > 0 && (
        <Folded title={t('earlier')}>
          {earlier.map((release) => (
            <div key={release.version} className="mt-4 first:mt-0">
              <h3 className="font-semibold text-ink">
                {t('of', { version: release.version, date: dayOf(release) })}
              </h3>
              <Notes text={release.notes} />
            </div>
          ))}
        </Folded>
      )}
    </div>
  )
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-control p-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-base font-bold text-wrap [overflow-wrap:anywhere]">{title}</h2>
        <Icon
          name="plus"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}

function Notes({ text }: { text: string }) {
  return (
    <p
      {...englishText(useLocale())}
      className="leading-relaxed whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]"
    >
      {text}
    </p>
  )
}
