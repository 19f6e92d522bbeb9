'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { Price } from '@/components/storefront/currency/price'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { toCents } from '@/lib/core/money'
import { englishText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { type Priced, priceIn } from '@/lib/pricing/selling'
import { typedCents } from '@/lib/pricing/typed-prices'

/** A part of a bundle, as far as its page shows it. */
type PartOnPage = Priced & {
  slug: string
  name: string
  image: string
  quantity: number
  isHidden: boolean
}

type BundleContentsProps = { bundle: Priced; parts: readonly PartOnPage[] }

/** What a bundle consists of, and what is saved by buying it. */
export function BundleContents({ bundle, parts }: BundleContentsProps) {
  const t = useTranslations('productPage.bundle')
  const locale = useLocale()
  return (
    <section aria-labelledby="bundle" className="mt-12">
      <h2 id="bundle" className="mb-5 text-2xl font-extrabold">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface">
        {parts.map((part) => (
          <li key={part.slug} className="flex items-center gap-4 p-4">
            <Picture
              src={part.image}
              alt=""
              widths={[160]}
              sizes="5rem"
              className="h-15 w-20 shrink-0 rounded-lg object-cover"
            />
            <div className="min-w-0 flex-1 sm:flex sm:items-center sm:justify-between sm:gap-4">
              <div className="min-w-0">
                <h3 {...englishText(locale)} className="leading-snug font-bold">
                  {part.isHidden ? (
                    part.name
                  ) : (
                    <Link href={`/products/${part.slug}`} className="hover:underline">
                      {part.name}
                    </Link>
                  )}
                </h3>
                <p className="mt-0.5 text-sm text-muted">
                  {t('quantity', { quantity: part.quantity })}
                </p>
              </div>
              {!part.isHidden && (
                <p className="mt-0.5 shrink-0 text-sm text-muted tabular-nums sm:mt-0">
                  {t.rich('price', {
                    price: () => (
                      <Price cents={toCents(part.price)} typed={typedCents(part.prices)} />
                    ),
                  })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Saving bundle={bundle} parts={parts} />
    </section>
  )
}

/** Said where all of it can be bought one by one, and costs more so: it compares with today's prices, not with a former one. */
function Saving({ bundle, parts }: BundleContentsProps) {
  const t = useTranslations('productPage.bundle')
  // Of the prices as they are charged: a sum that was rounded like a price would be another one.
  const selling = useSelling()
  const sum = parts.reduce((cents, part) => cents + priceIn(part, selling) * part.quantity, 0)
  const saved = sum - priceIn(bundle, selling)
  if (saved <= 0 || parts.some(({ isHidden }) => isHidden)) return null
  const baseSum = parts.reduce((cents, part) => cents + toCents(part.price) * part.quantity, 0)
  const baseSaved = Math.max(0, baseSum - toCents(bundle.price))
  return (
    <p className="mt-4 font-semibold tabular-nums">
      {t.rich('saving', {
        sum: () => <Price cents={baseSum} typed={{ [selling.currency]: sum }} />,
        saved: () => <Price cents={baseSaved} typed={{ [selling.currency]: saved }} />,
      })}
    </p>
  )
}

/** In which bundles a product is also sold. */
export function AlsoInBundles({
  bundles,
}: {
  bundles: readonly { slug: string; name: string }[]
}): ReactNode {
  const t = useTranslations('productPage.bundle')
  const locale = useLocale()
  if (bundles.length === 0) return null
  return (
    <p className="mt-6 text-sm text-muted">
      {t.rich('alsoIn', {
        bundles: () =>
          bundles.map(({ slug, name }, index) => (
            <span key={slug} {...englishText(locale)}>
              {index > 0 && ', '}
              <Link href={`/products/${slug}`} className="underline">
                {name}
              </Link>
            </span>
          )),
      })}
    </p>
  )
}
