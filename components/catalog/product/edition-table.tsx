import { useLocale, useTranslations } from 'next-intl'
import { isKnown } from '@/components/catalog/compare/comparison-rows'
import { useFactText } from '@/components/catalog/compare/use-fact-text'
import { useRowLabels } from '@/components/catalog/compare/use-row-labels'
import { Price } from '@/components/storefront/currency/price'
import type { Product } from '@/lib/catalog/contracts'
import { ENDLESS } from '@/lib/catalog/product-facts'
import { toCents } from '@/lib/core/money'
import { englishText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { typedCents } from '@/lib/pricing/typed-prices'
import { type EditionRow, editionRows } from './edition-rows'
import { PricePerYear } from './price-per-year'

/** In rem: on a phone there are one and a half editions beside the labels. */
const leastWidth = (editions: number) => ({ minInlineSize: `${7 + editions * 9}rem` })
const LABEL_STYLE =
  'sticky start-0 z-10 border-e border-line bg-surface p-2.5 text-start align-top font-semibold text-muted [overflow-wrap:anywhere] hyphens-auto sm:p-4'
const cellStyle = (isOwn: boolean) =>
  `border-line p-2.5 text-start align-top tabular-nums [overflow-wrap:anywhere] sm:p-4 ${isOwn ? 'bg-primary-soft' : ''}`

type EditionTableProps = {
  product: Product
  /** From the cheapest, itself among them. */
  editions: readonly Product[]
}

/** The editions of a product side by side, its own column marked; narrower than its window it is swiped, and the labels stay. */
export function EditionTable({ product, editions }: EditionTableProps) {
  const t = useTranslations('productPage.editions')
  const labels = useRowLabels()
  const labelOf = (by: EditionRow) => (by === 'perYear' ? t('perYear') : labels[by])
  return (
    <>
      <h3 id="which-edition" className="mt-5 mb-3 font-bold">
        {t('which')}
      </h3>
      <section
        aria-labelledby="which-edition"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="relative snap-x scroll-ps-28 overflow-x-auto rounded-card border border-line bg-surface sm:scroll-ps-44"
      >
        <table
          style={leastWidth(editions.length)}
          className="w-full table-fixed border-separate border-spacing-0 text-sm"
        >
          <colgroup>
            <col className="w-28 sm:w-44" />
          </colgroup>
          <thead>
            <tr>
              <td className={LABEL_STYLE} />
              {editions.map((each) => (
                <th
                  key={each.id}
                  scope="col"
                  aria-current={each.id === product.id ? 'true' : undefined}
                  className={`${cellStyle(each.id === product.id)} snap-start`}
                >
                  <EditionHead edition={each} isOwn={each.id === product.id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {editionRows(editions).map((by) => (
              <tr key={by}>
                <th scope="row" className={`${LABEL_STYLE} border-t`}>
                  {labelOf(by)}
                </th>
                {editions.map((each) => (
                  <td key={each.id} className={`${cellStyle(each.id === product.id)} border-t`}>
                    <EditionValue by={by} edition={each} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function EditionHead({
  edition: { name, edition, slug },
  isOwn,
}: {
  edition: Product
  isOwn: boolean
}) {
  const t = useTranslations('productPage.editions')
  const locale = useLocale()
  const label = edition.trim() || name
  if (isOwn)
    return (
      <>
        <span {...englishText(locale)}>{label}</span>{' '}
        <span className="block text-xs font-semibold text-primary-deep">{t('this')}</span>
      </>
    )
  return (
    <Link
      {...englishText(locale)}
      href={`/products/${slug}`}
      prefetch={false}
      className="rounded-sm underline hover:text-primary-deep"
    >
      {label}
    </Link>
  )
}

function EditionValue({ by, edition }: { by: EditionRow; edition: Product }) {
  const t = useTranslations('productPage.editions')
  const say = useFactText()
  const { price, prices, termMonths } = edition
  switch (by) {
    case 'price':
      return <Price cents={toCents(price)} typed={typedCents(prices)} className="font-semibold" />
    case 'perYear':
      if (termMonths === null) return <Unknown />
      return termMonths === ENDLESS ? (
        t('once')
      ) : (
        <PricePerYear price={{ price, prices }} months={termMonths} />
      )
    default:
      return isKnown(edition, by) ? say(by, edition) : <Unknown />
  }
}

function Unknown() {
  const t = useTranslations('comparePage')
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('unknown')}</span>
    </span>
  )
}
