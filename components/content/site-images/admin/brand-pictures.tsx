'use client'

import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/back-office/load-error'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Skeleton } from '@/components/ui/skeleton'
import { SiteImageCard } from './site-image-card'
import { useSiteImages } from './use-site-images'

const BRAND: readonly string[] = ['logo', 'logo-dark', 'favicon', 'mail-logo']
const CARDS = 'grid gap-4 sm:grid-cols-2 2xl:grid-cols-4'

/** The slots of the store's logo and icons; nothing for those who may not change them. */
export function BrandPictures() {
  const may = useMay()
  return may('website') ? <Slots /> : null
}

function Slots() {
  const t = useTranslations('backOffice.site-images.screen')
  const texts = useTranslations('backOffice.settings.themePage')
  const common = useTranslations('backOffice.common')
  const { data: images, error, refetch } = useSiteImages()
  return (
    <section aria-labelledby="brand-pictures" className="pb-6">
      <h2 id="brand-pictures" className="text-lg font-bold">
        {texts('pictures')}
      </h2>
      <p className="mt-0.5 mb-3 text-sm text-muted">{texts('picturesLead')}</p>
      {error && !images ? (
        <LoadError title={t('failed')} error={error} onRetry={refetch} />
      ) : images ? (
        <div className={CARDS}>
          {images
            .filter(({ key }) => BRAND.includes(key))
            .map((image) => (
              <SiteImageCard key={image.key} image={image} />
            ))}
        </div>
      ) : (
        <div role="status" aria-label={common('loading')} className={CARDS}>
          {BRAND.map((key) => (
            <Skeleton key={key} className="h-[30rem] rounded-card" />
          ))}
        </div>
      )}
    </section>
  )
}
