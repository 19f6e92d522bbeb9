import { useTranslations } from 'next-intl'
import { Breadcrumb, type Crumb } from '@/components/storefront/structured-data/breadcrumb'
import type { Category } from '@/lib/catalog/contracts'
import type { FinderAddress } from '@/lib/catalog/edition-finder/answers'
import { askedOf, type Candidate, findEditions } from '@/lib/catalog/edition-finder/find-editions'
import { Link } from '@/lib/i18n/navigation'
import { FinderAnswers } from './finder-answers'
import { FinderForm } from './finder-form'
import { FinderResults } from './finder-results'

type FinderScreenProps = {
  category: Pick<Category, 'name' | 'slug'>
  crumbs: readonly Crumb[]
  candidates: readonly Candidate[]
  address: FinderAddress
}

/** A few questions beside the editions of a category, or of one family, that fit the answers. */
export function FinderScreen({ category, crumbs, candidates, address }: FinderScreenProps) {
  const t = useTranslations('editionFinder')
  const { name, slug } = category
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-4 text-3xl font-extrabold sm:text-4xl">{t('title', { name })}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-muted">{t('text')}</p>
      <FinderAnswers category={slug} address={address} />
      <div className="grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start">
        <div className="rounded-panel border border-line bg-surface p-5">
          {/* Another address is another form: what was chosen in the one before is forgotten. */}
          <FinderForm
            key={JSON.stringify(address)}
            category={slug}
            asked={askedOf(candidates)}
            address={address}
          />
        </div>
        <FinderResults
          category={slug}
          address={address}
          found={findEditions(candidates, address)}
        />
      </div>
      <p className="mt-8">
        <Link
          href={`/category/${slug}`}
          prefetch={false}
          className="font-semibold text-primary-strong underline"
        >
          {t('back', { name })}
        </Link>
      </p>
    </div>
  )
}
