import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFactTexts } from '@/components/catalog/use-fact-texts'
import { Price } from '@/components/storefront/currency/price'
import { type FinderAddress, withoutAnswer } from '@/lib/catalog/edition-finder/answers'
import type { Candidate, Found, Less } from '@/lib/catalog/edition-finder/find-editions'
import { toCents } from '@/lib/core/money'
import { englishText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { typedCents } from '@/lib/pricing/typed-prices'
import { finderHref } from './finder-path'
import { PriceGap } from './price-gap'
import { useAnswerTexts } from './use-answer-texts'

/** More are no help; the category has them all. */
const MOST = 12

type FinderResultsProps = { category: string; address: FinderAddress; found: Found }

/** The editions that fit, with what each costs beside the cheapest; and what costs less, but misses one answer. */
export function FinderResults({ category, address, found }: FinderResultsProps) {
  const t = useTranslations('editionFinder')
  const { fitting, less, without } = found
  const [cheapest] = fitting
  return (
    <section aria-labelledby="finder-results" className="min-w-0">
      <h2 id="finder-results" className="text-xl font-extrabold">
        {t('results')}
      </h2>
      <p className="mt-1 text-muted">{t('count', { count: fitting.length })}</p>
      {cheapest ? (
        <ol className="mt-4 grid gap-3">
          {fitting.slice(0, MOST).map((each) => (
            <li key={each.id}>
              <Edition
                candidate={each}
                note={
                  each === cheapest ? t('cheapest') : <Gap cheapest={cheapest} candidate={each} />
                }
              />
            </li>
          ))}
        </ol>
      ) : (
        <Nothing category={category} address={address} without={without} />
      )}
      {cheapest && less.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">{t('cheaper')}</h3>
          <ul className="mt-3 grid gap-3">
            {less.map((each) => (
              <li key={each.question}>
                <Edition
                  candidate={each.candidate}
                  note={<Gap cheapest={cheapest} candidate={each.candidate} />}
                  but={<But less={each} address={address} />}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Of a product only its prices go to the browser. */
const Gap = ({ cheapest, candidate }: { cheapest: Candidate; candidate: Candidate }) => (
  <PriceGap
    cheapest={{ price: cheapest.price, prices: cheapest.prices }}
    other={{ price: candidate.price, prices: candidate.prices }}
  />
)

function But({ less: { candidate, question }, address }: { less: Less; address: FinderAddress }) {
  const t = useTranslations('editionFinder.but')
  const say = useAnswerTexts()
  return t(question, {
    own: say.own(question, candidate),
    answer: say.answer(question, address),
  })
}

type EditionProps = { candidate: Candidate; note: ReactNode; but?: ReactNode }

function Edition({ candidate, note, but }: EditionProps) {
  const t = useTranslations('editionFinder')
  const say = useFactTexts()
  const locale = useLocale()
  const { name, slug, devices, termMonths, platforms, price, prices, inStock } = candidate
  const facts = [
    devices !== null && say.devices(devices),
    termMonths !== null && say.term(termMonths),
    platforms.length > 0 && say.platforms(platforms),
    !inStock && t('soldOut'),
  ]
  return (
    <article className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0">
        <p className="font-bold">
          <Link
            {...englishText(locale)}
            href={`/products/${slug}`}
            prefetch={false}
            className="rounded-sm hover:text-primary-deep hover:underline"
          >
            {name}
          </Link>
        </p>
        <p className="mt-1 text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {but && <p className="mt-1 text-sm text-ink-soft">{but}</p>}
      </div>
      <p className="tabular-nums sm:text-end">
        <Price cents={toCents(price)} typed={typedCents(prices)} className="font-semibold" />
        <span className="block text-sm text-muted">{note}</span>
      </p>
    </article>
  )
}

/** Where nothing fits: the answers that can be taken back for something to fit. */
function Nothing({
  category,
  address,
  without,
}: Pick<FinderResultsProps, 'category' | 'address'> & Pick<Found, 'without'>) {
  const t = useTranslations('editionFinder')
  const say = useAnswerTexts()
  return (
    <>
      <p className="mt-2">{t('nothingText')}</p>
      <ul className="mt-3 grid gap-2">
        {without.map(({ question, editions }) => (
          <li key={question}>
            <Link
              href={finderHref(category, withoutAnswer(address, question))}
              prefetch={false}
              className="font-semibold text-primary-strong underline"
            >
              {t('without', { answer: say.answer(question, address), count: editions })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
