import { useTranslations } from 'next-intl'
import { compareHref } from '@/components/catalog/compare/compared-ids'
import { Price } from '@/components/storefront/currency/price'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/text-link'
import { toCents } from '@/lib/core/money'
import { Link } from '@/lib/i18n/navigation'

type LicenceList = {
  name: string
  href: string
  /** The id of its first product. */
  best: number
  /** Its lowest price: a decimal string in US dollars. */
  from: string
}

type LicenceChoiceProps = {
  once: LicenceList
  subscription: LicenceList
  /** Of the article that compares the two. */
  article: string | null
}

const POINTS = [1, 2, 3] as const

/** Buying once beside subscribing, with a link to each list. */
export function LicenceChoice({ once, subscription, article }: LicenceChoiceProps) {
  const t = useTranslations('home.licenceChoice')
  const columns = [
    { kind: 'once', list: once },
    { kind: 'subscription', list: subscription },
  ] as const
  return (
    <section aria-labelledby="licence-choice" className="page-width">
      <div className="licence-choice">
        <div>
          <h2 id="licence-choice">
            {t('title', { once: once.name, subscription: subscription.name })}
          </h2>
          <p className="lead">{t('text')}</p>
          <div className="more">
            <TextLink href={compareHref([once.best, subscription.best])}>{t('compare')}</TextLink>
            {article && <TextLink href={article}>{t('article')}</TextLink>}
          </div>
        </div>
        {columns.map(({ kind, list }) => (
          <div key={kind} className="kind">
            <p className="says">{t(`${kind}.label`)}</p>
            <h3>{list.name}</h3>
            <p className="from">
              {t.rich('from', { price: () => <Price cents={toCents(list.from)} /> })}
            </p>
            <ul>
              {POINTS.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  {t(`${kind}.point${point}`)}
                </li>
              ))}
            </ul>
            <Link
              href={list.href}
              prefetch={false}
              className={buttonStyle({ variant: 'outline', breaks: true })}
            >
              {t('see', { name: list.name })}
            </Link>
          </div>
        ))}
      </div>
    </section>
  )
}
