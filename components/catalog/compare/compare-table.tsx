import { useLocale, useTranslations } from 'next-intl'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { Picture } from '@/components/media/picture'
import { toCartProduct } from '@/components/storefront/product-card-data'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { Product } from '@/lib/catalog/contracts'
import type { LocalFact } from '@/lib/catalog/own-fact-rules'
import { catalogueText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { CompareValue, OwnFactValue } from './compare-value'
import { type ComparisonRow, comparisonRows } from './comparison-rows'
import { ownFactRows } from './own-fact-rows'
import { useRowLabels } from './use-row-labels'

/** In rem: on a phone there are one and a half products beside the labels. */
const leastWidth = (products: number) => ({ minInlineSize: `${6.5 + products * 10}rem` })
/** A single product does not fill a wide window. */
const MOST_WIDTH_OF_ONE = { maxInlineSize: '35rem' }
const LABEL_STYLE =
  'sticky start-0 z-10 border-e border-line p-2.5 text-start align-top font-semibold [overflow-wrap:anywhere] hyphens-auto sm:p-4'
const CELL_STYLE = 'border-line p-2.5 text-start align-top [overflow-wrap:anywhere] sm:p-4'

type CompareTableProps = {
  products: readonly Product[]
  /** The owner's own facts that they are compared by. */
  facts: readonly LocalFact[]
  onlyDifferent: boolean
  onRemove: (id: number) => void
}

/** Products side by side, one to a column; narrower than its window it is swiped, and the labels stay. */
export function CompareTable({ products, facts, onlyDifferent, onRemove }: CompareTableProps) {
  const t = useTranslations('comparePage')
  const labels = useRowLabels()
  const rows = comparisonRows(products, onlyDifferent)
  const ownRows = ownFactRows(facts, products, onlyDifferent)
  return (
    <>
      <section
        aria-label={t('table')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        style={products.length === 1 ? MOST_WIDTH_OF_ONE : undefined}
        className="relative snap-x scroll-ps-26 overflow-x-auto rounded-card border border-line bg-surface shadow-card sm:scroll-ps-44"
      >
        <table
          style={leastWidth(products.length)}
          className="w-full table-fixed border-separate border-spacing-0 text-sm"
        >
          <colgroup>
            <col className="w-26 sm:w-44" />
          </colgroup>
          <thead>
            <tr>
              <td className={`${LABEL_STYLE} bg-surface`} />
              {products.map((product) => (
                <th key={product.id} scope="col" className={`${CELL_STYLE} snap-start`}>
                  <ProductHead product={product} />
                </th>
              ))}
            </tr>
            <tr>
              <td className={`${LABEL_STYLE} bg-surface`} />
              {products.map((product) => (
                <td key={product.id} className="px-2.5 pb-2.5 sm:px-4 sm:pb-4">
                  <ProductActions product={product} onRemove={() => onRemove(product.id)} />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.by}>
                <RowLabel differs={row.differs} label={labels[row.by]} />
                {products.map((product) => (
                  <td key={product.id} className={`${CELL_STYLE} border-t`}>
                    <CompareValue by={row.by} product={product} products={products} />
                  </td>
                ))}
              </tr>
            ))}
            {ownRows.map(({ fact, differs }) => (
              <tr key={`own ${fact.slug}`}>
                <RowLabel differs={differs} label={fact.name} />
                {products.map((product) => (
                  <td key={product.id} className={`${CELL_STYLE} border-t`}>
                    <OwnFactValue fact={fact} product={product} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.some(({ by }) => by === 'threeYears') && (
        <p className="mt-3 max-w-3xl text-sm text-muted">{t('cost.note')}</p>
      )}
      {rows.length + ownRows.length === 0 && <p className="mt-4 text-muted">{t('allSame')}</p>}
    </>
  )
}

function RowLabel({ differs, label }: Pick<ComparisonRow, 'differs'> & { label: string }) {
  const t = useTranslations('comparePage')
  return (
    <th
      scope="row"
      data-differs={differs}
      className={`${LABEL_STYLE} border-t ${differs ? 'bg-primary-soft text-ink shadow-[inset_3px_0_var(--color-primary-strong)] rtl:shadow-[inset_-3px_0_var(--color-primary-strong)]' : 'bg-surface text-muted'}`}
    >
      {label}
      {differs && <span className="sr-only"> {t('different')}</span>}
    </th>
  )
}

function ProductHead({ product }: { product: Product }) {
  const locale = useLocale()
  const { name, slug, image, inStock } = product
  return (
    <>
      <span className="relative mb-2.5 block aspect-4/3 overflow-hidden rounded-control border border-line bg-sunken">
        <Picture
          src={image}
          alt=""
          widths={[160, 320]}
          sizes="(min-width:40rem) 280px,140px"
          eager
          className={`absolute inset-0 size-full object-cover ${inStock ? '' : 'opacity-60 grayscale'}`}
        />
      </span>
      <Link
        {...catalogueText(locale, product, 'name')}
        href={`/products/${slug}`}
        className="rounded-sm leading-snug font-bold hover:text-primary-deep hover:underline sm:text-base sm:leading-snug"
      >
        {name}
      </Link>
    </>
  )
}

function ProductActions({ product, onRemove }: { product: Product; onRemove: () => void }) {
  const t = useTranslations('comparePage')
  const labels = useTranslations('product')
  return (
    <div className="flex gap-2">
      <AddToCartButton
        product={toCartProduct(product)}
        named
        short
        className="min-w-0 flex-1 px-2!"
      />
      <Button
        variant="outline"
        size="icon"
        className="shrink-0"
        aria-label={labels('namedAction', { action: t('remove'), name: product.name })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </Button>
    </div>
  )
}
