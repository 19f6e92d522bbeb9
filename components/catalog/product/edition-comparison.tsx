import { useLocale, useTranslations } from 'next-intl'
import { compareHref } from '@/components/catalog/compare/compared-ids'
import { isKnown } from '@/components/catalog/compare/comparison-rows'
import { useFactText } from '@/components/catalog/compare/use-fact-text'
import { useRowLabels } from '@/components/catalog/compare/use-row-labels'
import { Price } from '@/components/storefront/currency/price'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { catalogueText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { typedCents } from '@/lib/pricing/typed-prices'
import { type EditionStep, editionSteps } from './edition-steps'
import { EditionTable } from './edition-table'
import { PriceDifference } from './price-difference'
import { StockState } from './stock-state'

type EditionComparisonProps = {
  product: Product
  /** From the cheapest, itself among them. */
  editions: readonly Product[]
  /** Where a few questions lead to one of them, if anywhere. */
  finder?: string | null
}

/** What the other editions of a product add or leave out, and what the difference costs; nothing where there are none. */
export function EditionComparison({ product, editions, finder = null }: EditionComparisonProps) {
  const t = useTranslations('productPage.editions')
  const steps = editionSteps(product, editions)
  if (steps.length === 0) return null
  return (
    <section
      aria-labelledby="editions"
      className="mt-10 rounded-panel border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="editions" className="text-2xl font-extrabold">
          {t('title')}
        </h2>
        <div className="flex flex-wrap gap-3">
          {finder !== null && (
            <Link href={finder} prefetch={false} className={buttonStyle({ variant: 'outline' })}>
              {t('find')}
            </Link>
          )}
          <Link
            href={compareHref(editions.map(({ id }) => id))}
            prefetch={false}
            className={buttonStyle({ variant: 'outline' })}
          >
            <Icon name="scale" />
            {t('sideBySide')}
          </Link>
        </div>
      </div>
      <EditionTable product={product} editions={editions} />
      <ul className="mt-5 grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {steps.map((step) => (
          <li key={step.other.id} className="rounded-card border border-line p-4 sm:p-5">
            <Step product={product} step={step} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Step({ product, step }: { product: Product; step: EditionStep }) {
  const t = useTranslations('productPage.editions')
  const locale = useLocale()
  const { other, dearer, adds } = step
  return (
    <>
      <h3 className="font-bold">
        <Link
          {...catalogueText(locale, other, 'name')}
          href={`/products/${other.slug}`}
          prefetch={false}
          className="rounded-sm hover:text-primary-deep hover:underline"
        >
          {other.name}
        </Link>
      </h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <Price
          cents={toCents(other.price)}
          typed={typedCents(other.prices)}
          className="font-semibold"
        />
        <span className="text-sm text-muted">
          <PriceDifference
            product={{ price: product.price, prices: product.prices }}
            other={{ price: other.price, prices: other.prices }}
          />
        </span>
      </p>
      {!other.inStock && (
        <div className="mt-1">
          <StockState product={other} />
        </div>
      )}
      <FactDifferences product={product} step={step} />
      {adds.length > 0 && (
        <>
          <p className="mt-3 text-sm font-semibold">
            {dearer === 'this' ? t('thisAdds') : t('otherAdds')}
          </p>
          <ul
            {...catalogueText(locale, dearer === 'this' ? product : other, 'features')}
            className="mt-1.5 grid gap-1.5 text-sm text-ink-soft"
          >
            {adds.map((text) => (
              <li key={text} className="flex gap-2">
                <Icon
                  name={dearer === 'this' ? 'check' : 'plus'}
                  className="mt-0.5 size-4 shrink-0 text-success"
                />
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {adds.length === 0 && step.facts.length === 0 && (
        <p className="mt-3 text-sm text-muted">{t('nothingListed')}</p>
      )}
    </>
  )
}

function FactDifferences({
  product,
  step: { other, facts },
}: {
  product: Product
  step: EditionStep
}) {
  const t = useTranslations('productPage.editions')
  const labels = useRowLabels()
  const say = useFactText()
  if (facts.length === 0) return null
  return (
    <dl className="mt-3 grid gap-1 text-sm">
      {facts.map((by) => (
        <div key={by} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{labels[by]}</dt>
          <dd className="font-medium">
            {isKnown(product, by)
              ? t('insteadOf', { value: say(by, other), own: say(by, product) })
              : say(by, other)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
