import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import { Link } from '@/lib/i18n/navigation'
import { SectionHeading } from './section-heading'

/** Fewer would be no choice. */
const FEWEST = 2

/** The publishers with most products, each a link to the list of them; on a phone one row to swipe through. */
export function PublisherRow({ publishers }: { publishers: readonly string[] }) {
  const t = useTranslations('home.publishers')
  if (publishers.length < FEWEST) return null
  return (
    <section aria-labelledby="publishers" className="page-width">
      <SectionHeading id="publishers" title={t('title')}>
        <TextLink href="/products">{t('all')}</TextLink>
      </SectionHeading>
      <ul className="publisher-row">
        {publishers.map((publisher) => (
          <li key={publisher}>
            <Link
              href={`/products?${new URLSearchParams({ publisher })}`}
              prefetch={false}
              translate="no"
            >
              {publisher}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
