import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { RunProgress } from '@/components/plugins/admin/run-dialog'
import type { CatalogueImport, TakenProduct } from '@/lib/content/woocommerce/imports/contracts'

/** How far a run is: what is new, what changed, and what is not taken over. */
export function TakeoverFigures({ run }: { run: CatalogueImport }) {
  const t = useTranslations('backOffice.catalog.takeover')
  const { site, isPreview, overwrites, isPlanned, products, handled, taken, problems } = run
  const counts = (['added', 'changed', 'unchanged', 'kept'] as const).filter(
    (name) => name === 'added' || run[name] > 0,
  )
  return (
    <>
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        {t('from', { site })} {isPreview && t('isPreview')} {overwrites && t('didOverwrite')}
      </p>
      {isPlanned && (
        <RunProgress
          text={t('progress', { handled, products })}
          label={t('progressLabel')}
          done={handled}
          all={products}
        />
      )}
      <p className="text-ink-soft">
        {counts.map((name) => t(name, { count: run[name] })).join(' ')}
      </p>
      {problems.length > 0 && (
        <Listed title={t('problems')}>
          {problems.map(({ name, link, text }) => (
            <li key={`${link} ${name} ${text}`} className="[overflow-wrap:anywhere]">
              <There name={name} link={link} />
              <span className="block text-ink-soft">{sentenceInPageLanguage(text)}</span>
            </li>
          ))}
        </Listed>
      )}
      {taken.length > 0 && (
        <Listed title={t('taken')}>
          {taken.map((product) => (
            <li key={`${product.link} ${product.name}`} className="[overflow-wrap:anywhere]">
              <There name={product.name} link={product.link} />
              <Facts product={product} />
            </li>
          ))}
        </Listed>
      )}
    </>
  )
}

const Listed = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="font-semibold">{title}</h3>
    <ul className="mt-2 max-h-64 space-y-2 overflow-y-auto">{children}</ul>
  </section>
)

/** A product, where it is there. */
const There = ({ name, link }: { name: string; link: string }) =>
  /^https?:/.test(link) ? (
    <a href={link} target="_blank" rel="noreferrer" className="font-medium underline">
      {name}
    </a>
  ) : (
    <span className="font-medium">{name}</span>
  )

function Facts({ product }: { product: TakenProduct }) {
  const t = useTranslations('backOffice.catalog.takeover')
  const { price, originalPrice, category, inStock, saleTurnsAt } = product
  const facts = [
    originalPrice === null
      ? money(price)
      : `${money(price)} ${t('instead', { price: money(originalPrice) })}`,
    category.join(' › '),
    inStock ? '' : t('outOfStock'),
    saleTurnsAt === null ? '' : t('turns', { when: formatDateTime(saleTurnsAt) }),
  ]
  return <span className="block text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
}
