import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatCents, money } from '@/components/back-office/format-number'
import { boundsSaid } from '@/components/catalog/search/bounds-said'
import { LabelledValue } from '@/components/ui/labelled-value'
import type { SearchPreview } from '@/lib/catalog/search/admin-contracts'
import { toldBy } from '@/lib/catalog/search/meaning/understood-text'
import { readablePhrase } from '@/lib/catalog/search/use-phrases'
import type { SearchLanguage } from './search-languages'

type SearchPreviewedProps = {
  preview: SearchPreview
  /** In which it was searched. */
  language: SearchLanguage
  /** Whether another answer is on its way. */
  isChanging: boolean
}

/** What became of a search, and the first products that it finds. */
export function SearchPreviewed({ preview, language, isChanging }: SearchPreviewedProps) {
  const t = useTranslations('backOffice.search.preview')
  const { total, isMinimum, products } = preview
  return (
    <div aria-busy={isChanging} className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <section
        aria-labelledby="preview-result"
        className="rounded-card border border-line bg-surface p-5"
      >
        <h2 id="preview-result" className="mb-3 font-bold">
          {t('result')}
        </h2>
        <WhatBecame preview={preview} language={language} />
      </section>
      <section
        aria-labelledby="preview-products"
        className="rounded-card border border-line bg-surface p-5"
      >
        <h2 id="preview-products" className="font-bold">
          {t('products')}
        </h2>
        <p role="status" className="mt-1 mb-3 text-sm text-muted">
          {t(isMinimum ? 'countMore' : 'count', { count: total })}
        </p>
        <ol className="grid list-decimal gap-2 ps-5">
          {products.map(({ id, name, price, inStock }) => (
            <li key={id}>
              <span lang="en">{name}</span>{' '}
              <span className="text-sm whitespace-nowrap text-muted tabular-nums">
                {money(price)}
                {!inStock && ` · ${t('soldOut')}`}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** What was made of the words; what does not apply is left out. */
function WhatBecame({ preview, language }: Pick<SearchPreviewedProps, 'preview' | 'language'>) {
  const t = useTranslations('backOffice.search.preview')
  const locale = useLocale()
  const { words, synonyms, uses, understood, instead, without } = preview
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  const bounds = boundsSaid(toldBy(understood), ({ cents, currency }) =>
    formatCents(cents, currency),
  ).map(({ text, values }) => t(`bound.${text}`, values))
  const wordsThat = (isCounted: boolean) =>
    words.filter((each) => each.isCounted === isCounted).map(({ word }) => word)
  const rows: [string, ReactNode[], string?][] = [
    [t('words'), wordsThat(true), language],
    [t('ignored'), wordsThat(false), language],
    [
      t('synonyms'),
      synonyms.map(({ phrase, instead: others }) =>
        t('synonym', { phrase, instead: either.format(others) }),
      ),
    ],
    [t('uses'), uses.map(readablePhrase), language],
    [t('bounds'), bounds],
    [t('instead'), instead === null ? [] : [instead], language],
    [t('without'), without, language],
  ]
  return (
    <dl className="grid gap-3 text-sm">
      {rows
        .filter(([, values]) => values.length > 0)
        .map(([label, values, lang]) => (
          <LabelledValue key={label} label={label}>
            <ul lang={lang} className="grid gap-1">
              {values.map((value, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: words may be there twice, and have no state
                <li key={place}>{value}</li>
              ))}
            </ul>
          </LabelledValue>
        ))}
    </dl>
  )
}
