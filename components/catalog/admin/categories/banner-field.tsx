import { useTranslations } from 'next-intl'
import { PicturePathField } from '@/components/media/admin/picture-path-field'

type Props = { value: string; onChange: (path: string) => void; error: string | undefined }

/** A category's banner. */
export function BannerField(props: Props) {
  const t = useTranslations('backOffice.catalog')
  return (
    <div className="sm:col-span-2">
      <PicturePathField
        id="bannerImage"
        label={t('banner.label')}
        placeholder="/images/categories/…"
        hint={t('banner.hint')}
        noun="banner"
        preview={{ alt: t('banner.alt'), width: 640, height: 200, className: 'aspect-[16/5]' }}
        libraryFor={t('banner.libraryFor')}
        {...props}
      />
    </div>
  )
}
