import { useLocale } from 'next-intl'
import { InfoTable } from '@/components/storefront/info/info-table'
import { Section } from '@/components/storefront/info/section'
import { buttonStyle } from '@/components/ui/button'
import type { keptData } from '@/content/kept-data'
import { directionOf } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { OWN_DATA_PATH } from '@/lib/service/own-data/path'

/** How long the store keeps what is about people, and how they get or erase it. */
export function KeptData({ kept }: { kept: ReturnType<typeof keptData> }) {
  const { language, title, lead, columns, rows, yours } = kept
  const isOwn = useLocale() === language
  return (
    <div
      lang={isOwn ? undefined : language}
      dir={isOwn ? undefined : directionOf(language)}
      className="text-start"
    >
      <Section id="kept-data" tone="surface" title={title} lead={lead}>
        <InfoTable caption={title} columns={columns} rows={rows} />
        <div className="mt-10 max-w-2xl">
          <h3 className="text-xl font-extrabold tracking-tight">{yours.title}</h3>
          <p className="mt-3 mb-5 leading-relaxed text-ink-soft">{yours.text}</p>
          <Link href={OWN_DATA_PATH} className={buttonStyle({ variant: 'outline', breaks: true })}>
            {yours.link}
          </Link>
        </div>
      </Section>
    </div>
  )
}
