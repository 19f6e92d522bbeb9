import { useTranslations } from 'next-intl'
import type { SaidFact } from '@/lib/catalog/own-fact-rules'

/** What is known of the facts that the owner defined; nothing where nothing is. */
export function OwnFactList({ facts }: { facts: readonly SaidFact[] }) {
  const t = useTranslations('productPage.ownFacts')
  if (facts.length === 0) return null
  return (
    <div className="mt-6">
      <h2 className="mb-2 text-base font-bold">{t('title')}</h2>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {facts.map(({ slug, name, text }) => (
          <div key={slug} className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,2fr)] gap-x-4 py-2">
            <dt className="text-muted [overflow-wrap:anywhere]">{name}</dt>
            <dd className="font-medium [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
