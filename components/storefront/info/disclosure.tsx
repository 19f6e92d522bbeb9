import { useLocale } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { Text } from '@/content/text'
import { englishText } from '@/lib/i18n/english'
import { RichText } from './rich-text'

type DisclosureListProps = { items: readonly { title: string; texts: readonly Text[] }[] }

/** Questions that open to their answers; the browser's own disclosure, so it needs no JavaScript. */
export function DisclosureList({ items }: DisclosureListProps) {
  const locale = useLocale()
  return (
    <div
      className="divide-y divide-line rounded-panel border border-line bg-surface shadow-card"
      {...englishText(locale)}
    >
      {items.map(({ title, texts }) => (
        <details key={title} className="group">
          <summary className="flex list-none items-center justify-between gap-4 rounded-panel px-5 py-4.5 text-lg leading-snug font-bold hover:text-primary-deep sm:px-7 [&::-webkit-details-marker]:hidden">
            <h3 className="text-wrap">{title}</h3>
            <Icon
              name="plus"
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="space-y-3 px-5 pb-6 leading-relaxed text-ink-soft sm:px-7">
            {texts.map((text) => (
              <p key={text} className="max-w-2xl">
                <RichText text={text} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
